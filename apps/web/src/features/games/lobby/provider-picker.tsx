import type { CallResponse } from '@pavilion/contracts/define-call';
import type { providerList } from '@pavilion/contracts/player/games/provider-list.contract';
import { useFormat, useText } from '@pavilion/i18n/react';
import { Icon } from '@pavilion/ui/icon';
import { Skeleton } from '@pavilion/ui/states';
import { usePictureFailure } from '@pavilion/ui/use-picture-failure';
import styles from './provider-picker.module.css';

type Provider = CallResponse<typeof providerList>['value'][number];

const placesWhileLoading = 10;

/**
 * Logos of the providers with how many games each has under the other choices; one can be chosen,
 * or all of them.
 */
export function ProviderPicker(props: {
  /** Undefined while they load. */
  providers: readonly Provider[] | undefined;
  isFailed: boolean;
  counts: Readonly<Record<string, number>> | undefined;
  /** Leaves out providers without a game, where most have none. */
  hidesEmpty: boolean;
  chosen: string | null;
  onChoose: (provider: string | null) => void;
}) {
  const t = useText();
  const { providers, counts, chosen } = props;
  if (props.isFailed || providers?.length === 0) return null;
  const countOf = (provider: Provider) =>
    counts ? (counts[provider.provider_code] ?? 0) : provider.game_count;
  const shown = providers?.filter(
    (provider) => !props.hidesEmpty || countOf(provider) > 0 || provider.provider_code === chosen,
  );
  return (
    <section aria-label={t('ui.template.providers')} className={styles.picker}>
      <ul className={styles.list}>
        <li>
          <button
            type="button"
            className={styles.provider}
            aria-pressed={chosen === null}
            onClick={() => props.onChoose(null)}
          >
            <span className={styles.logo}>
              <Icon name="grid" size={22} />
              <span className={styles.name}>{t('ui.common.all')}</span>
            </span>
            <Count value={counts && sum(Object.values(counts))} />
          </button>
        </li>
        {shown ? null : <Places />}
        {shown?.map((provider) => (
          <li key={provider.provider_code}>
            <ProviderButton
              provider={provider}
              count={countOf(provider)}
              isChosen={chosen === provider.provider_code}
              onChoose={props.onChoose}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ProviderButton(props: {
  provider: Provider;
  count: number;
  isChosen: boolean;
  onChoose: (provider: string | null) => void;
}) {
  const { provider, count, isChosen } = props;
  return (
    <button
      type="button"
      className={styles.provider}
      aria-pressed={isChosen}
      data-empty={count === 0}
      onClick={() => props.onChoose(isChosen ? null : provider.provider_code)}
    >
      <span className={styles.logo}>
        <Logo provider={provider} />
      </span>
      <Count value={count} />
    </button>
  );
}

/** The logo, or the name where the logo is missing. */
function Logo({ provider }: { provider: Provider }) {
  const { hasFailed: isBroken, watch } = usePictureFailure();
  return isBroken ? (
    <span className={styles.name}>{provider.provider_name}</span>
  ) : (
    <img
      src={provider.logo_url}
      alt={provider.provider_name}
      width={96}
      height={32}
      decoding="async"
      className={styles.image}
      {...watch}
    />
  );
}

function Count({ value }: { value: number | undefined }) {
  const format = useFormat();
  return (
    <span className={styles.count}>{value === undefined ? '\u00a0' : format.number(value)}</span>
  );
}

function Places() {
  return Array.from({ length: placesWhileLoading }, (_, index) => (
    <li key={index} aria-hidden="true">
      <Skeleton className={styles.place} />
    </li>
  ));
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
