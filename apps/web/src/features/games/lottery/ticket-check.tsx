import { useFormat, useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { Notice } from '@pavilion/ui/notice';
import { TextArea } from '@pavilion/ui/text-area';
import { useState } from 'react';
import { useTicketCheck } from './lottery.queries.ts';

const textMax = 8_000;

/** Whether a ticket was sold, for whoever holds its receipt. */
export function TicketCheck() {
  const t = useText();
  const format = useFormat();
  const [text, setText] = useState('');
  const check = useTicketCheck();
  const leafText = text.trim();
  const answer = check.data;
  return (
    <form
      className="grid max-w-2xl gap-3 pt-4"
      onSubmit={(event) => {
        event.preventDefault();
        // The receipt begins with what its draw is called.
        const [drawId = ''] = leafText.split('|');
        if (drawId !== '') check.mutate({ draw_id: drawId.slice(0, 64), leaf_text: leafText });
      }}
    >
      <p className="m-0 text-text-muted">{t('ui.lottery.check.text')}</p>
      <TextArea
        label={t('ui.lottery.mine.receipt')}
        rows={4}
        maxLength={textMax}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button
        type="submit"
        className="justify-self-start"
        disabled={leafText === ''}
        isBusy={check.isPending}
      >
        {t('ui.lottery.check.ask')}
      </Button>
      <div role="status">
        {answer ? (
          <Notice kind={answer.included ? 'positive' : 'negative'}>
            {answer.included
              ? t('ui.lottery.check.yes', { seq: format.number(answer.seq ?? 0) })
              : t('ui.lottery.check.no')}
          </Notice>
        ) : null}
      </div>
    </form>
  );
}
