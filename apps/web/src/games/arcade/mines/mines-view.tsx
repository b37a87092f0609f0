import { useText } from '@pavilion/i18n/react';
import { minesMultiplierE4, minesTiles } from '@pavilion/games/arcade/mines/mines.game';
import { useEffect } from 'react';
import { SelectField } from '@pavilion/ui/field';
import type { PlayContext } from '../../stages/play/play-events.ts';
import type { ControlsProps, PlayView, SceneProps } from '../../stages/play/play-view.types.ts';
import type { GameParams, WireEvent } from '../../game-info.ts';
import { Gem } from '../parts/gem.tsx';
import { useGridFocus } from '../parts/grid-focus.ts';
import { shortMultiplier } from '../../stages/parts/multiplier-figure.ts';
import { Facts } from '../parts/options.tsx';
import styles from './mines.module.css';

type Revealed = { type: 'revealed'; tile: number; is_mine: boolean; multiplier: string };
type Face = { isMine: boolean; isOwn: boolean };

const columns = 5;
const mineChoices = Array.from({ length: minesTiles - 1 }, (_, at) => String(at + 1));
const minesOf = ({ mines }: GameParams): number =>
  mineChoices.includes(String(mines)) ? Number(mines) : 3;

/** What lies open, by tile: what the player lifted, and at the end the rest. */
function facesOf(shown: readonly WireEvent[]): Map<number, Face> {
  const faces = new Map<number, Face>();
  for (const event of shown) {
    if (event.type === 'revealed') {
      const { tile, is_mine } = event as Revealed;
      faces.set(tile, { isMine: is_mine, isOwn: true });
    }
    if (event.type !== 'uncovered') continue;
    const mines = event['mines'] as number[];
    for (let tile = 0; tile < minesTiles; tile += 1)
      if (!faces.has(tile)) faces.set(tile, { isMine: mines.includes(tile), isOwn: false });
  }
  return faces;
}

/** Twenty-five tiles that lift and turn over. */
function MinesScene({ shown, actions, onAction, register, sound }: SceneProps) {
  const t = useText();
  const { tabIndexOf, board } = useGridFocus(columns);
  const canReveal = actions.includes('reveal');
  useEffect(() => {
    return register({
      async revealed({ is_mine }: Revealed, context: PlayContext) {
        sound('card');
        await context.wait(280);
        sound(is_mine ? 'land' : 'reveal');
        await context.wait(is_mine ? 420 : 60);
      },
      async cashed_out() {
        sound('cashOut');
      },
      async uncovered(_event: WireEvent, context: PlayContext) {
        await context.wait(420);
      },
    });
  }, [register, sound]);
  const faces = facesOf(shown);
  return (
    <div className={styles.scene} data-ready={canReveal || undefined}>
      <div className={styles.haze} aria-hidden="true" />
      <div className={styles.board} role="group" aria-label={t('ui.game.mines.board')} {...board}>
        {Array.from({ length: minesTiles }, (_, tile) => {
          const face = faces.get(tile);
          const isClosed = !canReveal || face !== undefined;
          const name = face ? (face.isMine ? 'tileMine' : 'tileGem') : 'tileCovered';
          return (
            <button
              key={tile}
              type="button"
              className={styles.tile}
              tabIndex={tabIndexOf(tile)}
              aria-disabled={isClosed || undefined}
              aria-label={t(`ui.game.mines.${name}`, { number: tile + 1 })}
              data-open={face ? (face.isOwn ? 'own' : 'rest') : undefined}
              data-mine={face?.isMine || undefined}
              onClick={() => (isClosed ? undefined : onAction('reveal', { tile }))}
            >
              <span className={styles.turn} aria-hidden="true">
                <span className={styles.lid} />
                <span className={styles.well}>
                  {face ? face.isMine ? <Mine /> : <Gem className={styles.gem} /> : null}
                </span>
              </span>
            </button>
          );
        })}
      </div>
    </div>
  );
}

/** A round bomb with horns and a lit fuse. */
function Mine() {
  return (
    <svg className={styles.mine} viewBox="0 0 100 100">
      <g className={styles.blast}>
        <path d="m50 0 9 27 27-13-13 27 27 9-27 9 13 27-27-13-9 27-9-27-27 13 13-27-27-9 27-9-13-27 27 13Z" />
      </g>
      <ellipse cx="52" cy="88" rx="26" ry="5" fill="rgb(0 0 0 / 50%)" />
      <g stroke="oklch(0.5 0.03 260)" strokeWidth="9" strokeLinecap="round">
        <path d="M50 16v10M50 76v8M18 52h10M74 52h8M27 29l7 7M66 68l7 7M73 29l-7 7M34 68l-7 7" />
      </g>
      <circle cx="50" cy="52" r="27" fill="oklch(0.34 0.03 260)" />
      <path
        d="M50 25a27 27 0 0 0-27 27c18-2 34-12 38-25-3-1-7-2-11-2Z"
        fill="rgb(255 255 255 / 16%)"
      />
      <circle cx="40" cy="42" r="6" fill="rgb(255 255 255 / 75%)" />
      <circle cx="55" cy="56" r="8" className={styles.eye} />
    </svg>
  );
}

function MinesControls({ params, onParams, isDisabled, round }: ControlsProps) {
  const t = useText();
  const mines = minesOf(params);
  const isOpen = round?.state === 'open';
  const found = isOpen ? ((round.outcome['revealed'] as number[] | undefined) ?? []).length : 0;
  const left = minesTiles - mines - found;
  return (
    <>
      <SelectField
        label={t('ui.game.mines.mines')}
        value={String(mines)}
        disabled={isDisabled}
        options={mineChoices.map((count) => ({ value: count, label: count }))}
        onChange={(event) => onParams({ mines: Number(event.target.value) })}
      />
      <Facts
        items={[
          { label: t('ui.game.mines.gemsLeft'), value: String(left) },
          {
            label: t('ui.game.nextMultiplier'),
            value: left > 0 ? `${shortMultiplier(minesMultiplierE4(mines, found + 1))}×` : '–',
          },
        ]}
      />
    </>
  );
}

/** Mines: how it looks, its options and its words. */
export const minesView: PlayView = {
  Scene: MinesScene,
  Controls: MinesControls,
  caption(event, t) {
    const multiplier = shortMultiplier(String(event['multiplier']));
    if (event.type === 'cashed_out') return t('ui.game.cashedOut', { multiplier });
    if (event.type !== 'revealed') return null;
    const number = Number(event['tile']) + 1;
    return event['is_mine'] === true
      ? t('ui.game.mines.hitMine', { number })
      : t('ui.game.mines.hitGem', { number, multiplier });
  },
  resultText: ({ multiplier }) => `${shortMultiplier(multiplier)}×`,
};
