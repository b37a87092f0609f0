import { create } from 'zustand';

/** The browser's own question whether to install the page. Not every browser has it. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

/** The question, while the browser is ready to ask it. */
export const useInstallPrompt = create<{ prompt: InstallPrompt | null }>(() => ({ prompt: null }));

let isListening = false;

/** Keeps the question for later instead of letting the browser ask at once. Safe to call again. */
export function keepInstallPrompt(): void {
  if (isListening) return;
  isListening = true;
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    useInstallPrompt.setState({ prompt: event as InstallPrompt });
  });
  addEventListener('appinstalled', () => useInstallPrompt.setState({ prompt: null }));
}

/** Asks; the browser answers each question once only. */
export async function askToInstall(): Promise<void> {
  const { prompt } = useInstallPrompt.getState();
  useInstallPrompt.setState({ prompt: null });
  await prompt?.prompt();
}

/** True when the page runs as an installed app. */
export function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches;
}
