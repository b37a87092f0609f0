import { consentChannels, type ConsentChannel } from '@pavilion/domain/notices';
import { useFormat, useText } from '@pavilion/i18n/react';
import { SwitchField } from '@pavilion/ui/choice';
import { PrivacyCard } from './privacy-card.tsx';
import { useConsent, type Privacy } from './privacy.queries.ts';

/** Where the player agrees to be sent offers, with what he said before. */
export function OfferConsents({ privacy }: { privacy: Privacy }) {
  const t = useText();
  const format = useFormat();
  return (
    <PrivacyCard title={t('ui.privacy.offers')} text={t('ui.privacy.offersText')}>
      <div className="grid gap-2">
        {consentChannels.map((channel) => (
          <Consent key={channel} channel={channel} isGiven={privacy.channels[channel]} />
        ))}
      </div>
      {privacy.history.length > 0 ? (
        <details>
          <summary className="min-h-11 cursor-pointer py-2 font-semibold">
            {t('ui.privacy.history')}
          </summary>
          <ul className="m-0 grid list-none gap-1 p-0 text-sm">
            {privacy.history.map(({ channel, is_given, at }) => (
              <li key={`${channel} ${at}`} className="flex flex-wrap justify-between gap-x-4">
                <span>
                  {t(`ui.privacy.channel.${channel}`)} ·{' '}
                  {t(is_given ? 'ui.privacy.given' : 'ui.privacy.taken')}
                </span>
                <span className="text-text-muted">{format.dateTime(at)}</span>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </PrivacyCard>
  );
}

function Consent({ channel, isGiven }: { channel: ConsentChannel; isGiven: boolean }) {
  const t = useText();
  const consent = useConsent();
  return (
    <SwitchField
      isAtEnd
      label={t(`ui.privacy.channel.${channel}`)}
      checked={consent.isPending ? (consent.variables[channel] ?? isGiven) : isGiven}
      isBusy={consent.isPending}
      onChange={(event) => consent.mutate({ [channel]: event.currentTarget.checked })}
    />
  );
}
