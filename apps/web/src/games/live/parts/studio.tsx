import type { ReactNode } from 'react';
import { Dealer, poseOf } from '../../stages/table/dealer.tsx';
import type { TableRound } from '../../stages/table/table-room.ts';
import styles from './studio.module.css';

/** The studio of three layers: the wall with its light, the dealer, the table in front. */
export function Studio(props: {
  round: TableRound;
  dealer: string;
  /** The dealer stands to the side of what is high in the middle. */
  isAside?: boolean;
  children: ReactNode;
}) {
  const { round, dealer, isAside = false, children } = props;
  return (
    <div className={styles.studio} data-aside={isAside || undefined}>
      <div className={styles.wall} />
      <Dealer pose={poseOf(round.stage, round.index % 2 === 0)} name={dealer} />
      <div className={styles.front}>{children}</div>
    </div>
  );
}
