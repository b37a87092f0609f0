import { useFormat, useText } from '@pavilion/i18n/react';
import { classNames } from '@pavilion/ui/class-names';
import { Icon } from '@pavilion/ui/icon';
import type { Verification } from './verification.queries.ts';

type Level = Verification['levels'][number];

/** What each level allows and asks for; the player's own says what is left. */
export function LevelTable({ known }: { known: Verification }) {
  const t = useText();
  return (
    <ol className="m-0 grid list-none grid-cols-1 gap-3 p-0 sm:grid-cols-3">
      {known.levels.map((level) => {
        const isOwn = level.level === known.level;
        return (
          <li
            key={level.level}
            aria-current={isOwn ? 'step' : undefined}
            className={classNames(
              'grid grid-cols-1 content-start gap-2 rounded-card border p-4 text-sm',
              isOwn ? 'border-accent bg-surface-2' : 'border-line bg-surface-1',
            )}
          >
            <h3 className="m-0 flex items-center gap-2 text-base font-bold">
              {t('ui.verification.level', { level: level.level })}
              {level.level <= known.level ? (
                <Icon name="check" size={18} className="text-positive" />
              ) : null}
            </h3>
            <Sums known={known} level={level} isOwn={isOwn} />
            {level.required.length > 0 ? (
              <p className="m-0 text-text-muted">
                {level.required.map((kind) => t(`ui.verification.kind.${kind}`)).join(' · ')}
              </p>
            ) : null}
          </li>
        );
      })}
    </ol>
  );
}

function Sums(props: { known: Verification; level: Level; isOwn: boolean }) {
  const t = useText();
  const format = useFormat();
  const { currency, period_days: days, room } = props.known;
  return (
    <dl className="m-0 grid grid-cols-1 gap-2">
      {(['deposit', 'withdrawal'] as const).map((what) => {
        const most = props.level.allows[what];
        const left = room[what];
        return (
          <div key={what}>
            <dt className="text-text-muted">
              {t(what === 'deposit' ? 'ui.verification.deposit' : 'ui.verification.withdrawal')}
            </dt>
            <dd className="m-0 tabular-nums font-semibold">
              {most === null
                ? t('ui.verification.unlimited')
                : t('ui.verification.per', { amount: format.money(most, currency), days })}
            </dd>
            {props.isOwn && left !== null ? (
              <dd className="m-0 tabular-nums text-text-muted">
                {t('ui.verification.left', { amount: format.money(left, currency) })}
              </dd>
            ) : null}
          </div>
        );
      })}
    </dl>
  );
}
