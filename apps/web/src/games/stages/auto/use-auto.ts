import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand/react';
import type { GameInfo } from '../../game-info.ts';
import { emptyFields, planOf, type AutoFields } from './auto-fields.ts';
import type { AutoPlan } from './auto-plan.ts';
import { createAutoRunner, type AutoRunner } from './auto-runner.ts';
import type { AutoTable } from './auto-table.ts';

export interface Auto {
  /** Where the rules of the place allow it, and a round needs no decisions. */
  isOffered: boolean;
  isChosen: boolean;
  choose(isChosen: boolean): void;
  isRunning: boolean;
  runner: AutoRunner;
  fields: AutoFields;
  setFields(fields: AutoFields): void;
  wrong: ReadonlyArray<keyof AutoFields>;
  /** Null while a field says nothing sensible. */
  plan: AutoPlan | null;
  /** Starts the plan, or ends the run. */
  toggle(): void;
}

/** Playing by itself at one table; leaving the table ends it. */
export function useAuto(info: GameInfo, table: AutoTable): Auto {
  const [isChosen, choose] = useState(false);
  const [fields, setFields] = useState(emptyFields);
  const runner = useMemo(() => createAutoRunner(table, info), [table, info]);
  useEffect(() => runner.stop, [runner]);
  const { isRunning } = useStore(runner);
  const read = planOf(fields, info.stake.currency);
  const plan = 'plan' in read ? read.plan : null;
  return {
    isOffered: info.engine !== 'hand' && info.flags.autobet,
    isChosen,
    choose,
    isRunning,
    runner,
    fields,
    setFields,
    wrong: 'wrong' in read ? read.wrong : [],
    plan,
    toggle: () => {
      if (isRunning) runner.stop();
      else if (plan) void runner.start(plan);
    },
  };
}
