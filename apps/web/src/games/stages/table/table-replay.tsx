import { useText } from '@pavilion/i18n/react';
import { useState } from 'react';
import { nowMs } from '../../../core/clock.ts';
import type { PlayedRoundProps } from '../engine-parts.types.ts';
import { ReplayAgain } from '../parts/replay-again.tsx';
import replay from '../parts/replay.module.css';
import stage from '../parts/stage.module.css';
import { isVoid } from '../parts/outcome-text.ts';
import { betName } from '../parts/bet-name.ts';
import styles from './table.module.css';

/** A round of a table dealt once more from its record, and what each bet of the ticket came to. */
export function TableReplay({ info, round, view }: PlayedRoundProps<'table'>) {
  const t = useText();
  const [dealsMs, setDealsMs] = useState(nowMs);
  const outcome =
    Object.keys(round.outcome).length > 0 && !isVoid(round.outcome) ? round.outcome : null;
  const { Scene } = view;
  return (
    <div className={replay.player}>
      <div className={stage.stage} style={{ '--stage-ratio': '16 / 9' } as object}>
        <div className={stage.scene}>
          {view.Replay ? (
            <view.Replay key={dealsMs} info={info} round={round} startedMs={dealsMs} />
          ) : (
            <Scene
              key={dealsMs}
              info={info}
              tableId={null}
              round={{
                roundId: round.round_id,
                index: round.fairness.chain_index ?? 1,
                stage: outcome ? 'dealing' : 'betting',
                stageEndsMs: null,
                outcome,
              }}
              outcome={outcome}
              dealsMs={outcome ? dealsMs : null}
              previous={[]}
              dealer=""
            />
          )}
        </div>
      </div>
      <p>{outcome ? view.said(outcome, t) : null}</p>
      <table className={styles.lines}>
        <caption>{t('ui.tables.yourBet')}</caption>
        <tbody>
          {(round.lines ?? []).map(({ params, stake, payout }) => (
            <tr key={JSON.stringify(params)}>
              <th scope="row">{betName(params, t)}</th>
              <td className="numeric">{stake}</td>
              <td className="numeric">{payout ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {outcome ? <ReplayAgain isPlaying={false} onAgain={() => setDealsMs(nowMs())} /> : null}
      <span className="sr-only">{info.game_name}</span>
    </div>
  );
}
