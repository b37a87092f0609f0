// chunk: stage
import type { GameCardProps } from '@pavilion/templates/props/card';
import { tileVariables } from '@pavilion/templates/tile-size';
import { Skeleton } from '@pavilion/ui/states';
import type { ComponentType } from 'react';
import styles from './lobby.module.css';

/** Stand-ins of the size of the template's cards. */
export function LobbySkeleton(props: { Card: ComponentType<GameCardProps>; count?: number }) {
  return (
    <div aria-busy="true" className={styles.grid} style={tileVariables(props.Card)}>
      {Array.from({ length: props.count ?? 24 }, (_, index) => (
        <Skeleton key={index} className={styles.waiting} />
      ))}
    </div>
  );
}
