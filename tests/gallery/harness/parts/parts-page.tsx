import { allPalettes, paletteCss, paletteMode } from '@pavilion/templates/palettes';
import type { ThemeCode } from '@pavilion/domain/themes';
import { Button, IconButton } from '@pavilion/ui/button';
import { SelectField } from '@pavilion/ui/field';
import { useEffect, useState } from 'react';
import { Toaster } from '../../../../apps/web/src/core/toasts/toaster.tsx';
import { ButtonParts } from './button-parts.tsx';
import { ChoiceParts } from './choice-parts.tsx';
import { DataParts } from './data-parts.tsx';
import { DateParts } from './date-parts.tsx';
import { FeedbackParts } from './feedback-parts.tsx';
import { FieldParts } from './field-parts.tsx';
import { MediaParts } from './media-parts.tsx';
import { NavigationParts } from './navigation-parts.tsx';
import { OverlayParts } from './overlay-parts.tsx';
import { PickParts } from './pick-parts.tsx';
import styles from './parts.module.css';
import { TokenParts } from './token-parts.tsx';
import { UploadParts } from './upload-parts.tsx';

const contents: readonly [id: string, title: string][] = [
  ['tokens', 'Tokens'],
  ['buttons', 'Buttons, chips, badges'],
  ['fields', 'Fields'],
  ['choices', 'Choices'],
  ['picks', 'Select, combobox'],
  ['dates', 'Dates'],
  ['upload', 'File upload'],
  ['overlays', 'Dialogs, menus, tips'],
  ['navigation', 'Tabs, steps, folds'],
  ['table', 'Table'],
  ['pagination', 'Pagination'],
  ['feedback', 'Progress and states'],
  ['media', 'Images and carousel'],
];

const palettes = allPalettes().map(({ themeCode, colour }) => `${themeCode}/${colour}`);

interface Look {
  palette: string;
  dir: string;
  locale: string;
}

/** Writes the look into page and address, so that it can be opened again and by tests. */
function useLook(initial: Look) {
  const [look, setLook] = useState(initial);
  useEffect(() => {
    const [themeCode = '', colour = ''] = look.palette.split('/');
    const sheet = document.querySelector('#palette') ?? document.createElement('style');
    sheet.id = 'palette';
    sheet.textContent = paletteCss(themeCode as ThemeCode, colour);
    document.head.append(sheet);
    document.documentElement.dir = look.dir;
    document.documentElement.dataset['mode'] = paletteMode(themeCode as ThemeCode, colour);
    const query = new URLSearchParams({ ...look });
    history.replaceState(null, '', `?${query}${location.hash}`);
  }, [look]);
  return [
    look,
    (change: Partial<Look>) => setLook((before) => ({ ...before, ...change })),
  ] as const;
}

/** Every part in every state. */
export function PartsPage(props: { look: Look }) {
  const [look, setLook] = useLook(props.look);
  return (
    <>
      <LookBar look={look} onLook={setLook} />
      <div className={styles.page}>
        <nav aria-label="Parts" className={styles.contents}>
          {contents.map(([id, title]) => (
            <a key={id} href={`#${id}`}>
              {title}
            </a>
          ))}
        </nav>
        <main className={styles.sections}>
          <TokenParts />
          <ButtonParts />
          <FieldParts />
          <ChoiceParts />
          <PickParts />
          <DateParts key={look.locale} locale={look.locale} />
          <UploadParts />
          <OverlayParts />
          <NavigationParts />
          <DataParts />
          <FeedbackParts />
          <MediaParts />
        </main>
      </div>
      <Toaster key={look.dir} />
    </>
  );
}

const locales = ['en-US', 'en-GB', 'fil', 'zh-Hans', 'es', 'ru', 'vi', 'ms', 'ne', 'zh-Hant', 'ar'];

function LookBar(props: { look: Look; onLook: (change: Partial<Look>) => void }) {
  const { look, onLook } = props;
  const step = (by: 1 | -1) => {
    const place = (palettes.indexOf(look.palette) + by + palettes.length) % palettes.length;
    onLook({ palette: palettes[place] });
  };
  return (
    <header className={styles.bar}>
      <div className={styles.barInner}>
        <h1 className={styles.brand}>Parts</h1>
        <IconButton icon="arrow-up" label="Previous palette" onClick={() => step(-1)} />
        <SelectField
          label="Palette"
          isLabelHidden
          value={look.palette}
          onChange={(event) => onLook({ palette: event.target.value })}
          options={palettes.map((value) => ({ value, label: value.replace('/', ' · ') }))}
        />
        <IconButton icon="arrow-down" label="Next palette" onClick={() => step(1)} />
        <SelectField
          label="Language of dates"
          isLabelHidden
          value={look.locale}
          onChange={(event) => onLook({ locale: event.target.value })}
          options={locales.map((value) => ({ value, label: value }))}
        />
        <Button
          kind="secondary"
          aria-pressed={look.dir === 'rtl'}
          onClick={() => onLook({ dir: look.dir === 'rtl' ? 'ltr' : 'rtl' })}
        >
          {look.dir === 'rtl' ? 'Right to left' : 'Left to right'}
        </Button>
      </div>
    </header>
  );
}
