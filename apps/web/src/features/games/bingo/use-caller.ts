import { useEffect, useRef } from 'react';
import { useStagePreferences } from '../../../common/play/stage-preferences.ts';

/**
 * A voice of the page's language; null: it is not spoken, the number stands there as text anyway.
 */
function voiceOf(language: string): SpeechSynthesisVoice | null {
  const voices = globalThis.speechSynthesis?.getVoices() ?? [];
  const short = language.split('-')[0] ?? '';
  return voices.find(({ lang }) => lang.split(/[-_]/)[0] === short) ?? null;
}

/**
 * Speaks balls as they are called, where games may be heard and the browser has a voice of the
 * language; never one that was called before the page came.
 */
export function useCaller(called: readonly number[], wordsOf: (ball: number) => string): void {
  const { isSoundOn } = useStagePreferences();
  const heard = useRef(called.length);
  const ball = called.at(-1);
  const words = ball === undefined ? '' : wordsOf(ball);
  useEffect(() => {
    const isNew = called.length > heard.current;
    heard.current = called.length;
    const voice = isNew && isSoundOn ? voiceOf(document.documentElement.lang) : null;
    if (!voice) return;
    const said = new SpeechSynthesisUtterance(words);
    said.voice = voice;
    said.lang = voice.lang;
    speechSynthesis.cancel();
    speechSynthesis.speak(said);
  }, [called.length, isSoundOn, words]);
  useEffect(() => () => globalThis.speechSynthesis?.cancel(), []);
}
