import { useFormat, useText } from '@pavilion/i18n/react';
import { Progress } from '@pavilion/ui/progress';
import { useLayoutStore } from '../../core/stores/layout.store.ts';

/** One of the two a level asks for: how much of it is done. */
export function Way(props: { name: string; done: string; needed: string; percent: number }) {
  const t = useText();
  const format = useFormat();
  const currency = useLayoutStore((state) => state.site?.currency ?? 'USD');
  const done = format.money(props.done, currency);
  const needed = format.money(props.needed, currency);
  return (
    <div className="grid gap-1.5">
      <p className="m-0 flex flex-wrap justify-between gap-x-4 text-sm">
        <span>{props.name}</span>
        <span className="text-text-muted tabular-nums">
          {t('ui.vip.progress', { done, needed })} · {format.percent(props.percent)}
        </span>
      </p>
      <Progress percent={props.percent} label={props.name} />
    </div>
  );
}
