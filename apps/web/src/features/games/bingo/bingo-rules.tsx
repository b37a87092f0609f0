import { useText } from '@pavilion/i18n/react';
import type { Variant } from './bingo.queries.ts';

/** How bingo of a variant is played and what comes back of it. */
export function BingoRules({ variant, minPlayers }: { variant: Variant; minPlayers: number }) {
  const t = useText();
  const lines = [
    t(variant === '75' ? 'ui.bingo.rules.of75' : 'ui.bingo.rules.of90'),
    t('ui.bingo.rules.win'),
    t('ui.bingo.rules.claim'),
    t('ui.bingo.rules.money'),
    ...(minPlayers > 1 ? [t('ui.bingo.rules.players', { count: minPlayers })] : []),
  ];
  return (
    <details className="panel p-4 sm:p-6">
      <summary className="min-h-11 cursor-pointer text-lg font-bold">
        {t('ui.bingo.rules.title')}
      </summary>
      <ul className="m-0 grid gap-2 ps-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}
