import { useFormat, useText } from '@pavilion/i18n/react';
import { amountText } from '../../../common/amounts/amount-text.ts';
import { useLayoutStore } from '../../../core/stores/layout.store.ts';
import { numbersText, type DraftLine } from './lottery-lines.ts';

/** A line in words: its bet, its numbers, what it costs. */
export function LineText({ line }: { line: DraftLine }) {
  const t = useText();
  const format = useFormat();
  const currency = useLayoutStore((state) => state.site?.currency ?? '');
  const { kind, stake } = line as { kind?: unknown; stake?: unknown };
  const name = typeof kind === 'string' ? (t.find(`ui.lottery.kinds.${kind}`) ?? kind) : null;
  return (
    <span className="min-w-0 flex-1">
      <span className="numeric font-semibold wrap-anywhere">
        {numbersText(line) ?? t('ui.lottery.quickLine')}
      </span>
      <span className="block text-sm text-text-muted">
        {[name, typeof stake === 'string' ? format.money(amountText(stake), currency) : null]
          .filter((part) => part !== null)
          .join(' · ')}
      </span>
    </span>
  );
}
