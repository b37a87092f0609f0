import { noticeChannels, noticeTopics, type NoticeTopic } from '@pavilion/domain/notices';
import { useText } from '@pavilion/i18n/react';
import { SwitchField } from '@pavilion/ui/choice';
import { ErrorState, Skeleton } from '@pavilion/ui/states';
import { useUserStore } from '../../../core/stores/user.store.ts';
import { PushDevice } from './push-device.tsx';
import { useChoices, useChoose, type NoticeChoice } from './choices.queries.ts';

/** What the player is told of, topic by topic, and where: every switch takes effect at once. */
export function NoticeChoices() {
  const t = useText();
  const query = useChoices(useUserStore((state) => state.user.account_id !== ''));
  const choices = query.data?.value ?? [];
  return (
    <section aria-labelledby="notices" className="grid grid-cols-1 gap-4">
      <header className="grid gap-1">
        <h2 id="notices" className="m-0 text-xl font-bold">
          {t('ui.notices.title')}
        </h2>
        <p className="m-0 text-text-muted">{t('ui.notices.intro')}</p>
      </header>
      <PushDevice />
      {query.isPending ? <Skeleton className="h-96" /> : null}
      {query.isError && choices.length === 0 ? (
        <ErrorState
          title={t('ui.notices.failed')}
          retryLabel={t('ui.common.retry')}
          onRetry={() => void query.refetch()}
        />
      ) : null}
      {choices.length > 0 ? (
        <ul className="m-0 grid list-none grid-cols-1 gap-3 p-0">
          {noticeTopics.map((topic) => (
            <Topic key={topic} topic={topic} choices={choices} />
          ))}
        </ul>
      ) : null}
    </section>
  );
}

function Topic({ topic, choices }: { topic: NoticeTopic; choices: readonly NoticeChoice[] }) {
  const t = useText();
  const name = t(`ui.notices.topic.${topic}`);
  return (
    <li className="panel p-4">
      <fieldset className="m-0 grid min-w-0 grid-cols-1 gap-x-6 gap-y-2 border-0 p-0 sm:grid-cols-3">
        <legend className="mb-2 p-0 font-semibold">{name}</legend>
        {noticeChannels.map((channel) => {
          const choice = choices.find((one) => one.topic === topic && one.channel === channel);
          return choice ? <Channel key={channel} choice={choice} /> : null;
        })}
      </fieldset>
    </li>
  );
}

function Channel({ choice }: { choice: NoticeChoice }) {
  const t = useText();
  const choose = useChoose();
  const { topic, channel, is_on, is_fixed } = choice;
  return (
    <SwitchField
      isAtEnd
      label={t(`ui.notices.channel.${channel}`)}
      hint={is_fixed ? t('ui.notices.fixed') : undefined}
      checked={choose.isPending ? choose.variables.is_on : is_on}
      disabled={is_fixed}
      isBusy={choose.isPending}
      onChange={(event) => choose.mutate({ topic, channel, is_on: event.currentTarget.checked })}
    />
  );
}
