import { useFormat, useText } from '@pavilion/i18n/react';
import { SelectField } from '@pavilion/ui/field';
import { useLayoutStore } from '../../../core/stores/layout.store.ts';
import {
  lobbyFeatures,
  lobbyReturns,
  lobbyVolatilities,
  type LobbyChoice,
} from './lobby-choice.ts';
import styles from './lobby.module.css';
import type { ChangeChoice, LobbyFacets } from './use-lobby.ts';

interface Props {
  choice: LobbyChoice;
  /** Absent until they are known. */
  facets: LobbyFacets;
  onChange: ChangeChoice;
}

/**
 * What a game is like: how wild, what it returns at least, what it lets one do, and how little it
 * takes.
 */
export function LobbyTraits({ choice, facets, onChange }: Props) {
  const t = useText();
  return (
    <div id="lobby-traits" className={styles.traits}>
      <TraitField
        name={t('ui.game.volatility')}
        values={lobbyVolatilities}
        chosen={choice.volatility}
        labelOf={(value) => `${t('ui.game.volatility')}: ${t(`ui.game.volatilityOf.${value}`)}`}
        onChoose={(volatility) => onChange({ volatility })}
      />
      <TraitField
        name={t('ui.lobby.rtp')}
        values={lobbyReturns}
        chosen={choice.rtp}
        labelOf={(value) => t('ui.game.rtpOf', { rtp: `≥ ${value}` })}
        onChoose={(rtp) => onChange({ rtp })}
      />
      <TraitField
        name={t('ui.lobby.feature')}
        values={lobbyFeatures.filter(
          (feature) => facets?.features[feature] || feature === choice.feature,
        )}
        chosen={choice.feature}
        labelOf={(value) => t(`ui.lobby.featureOf.${value}`)}
        onChoose={(feature) => onChange({ feature })}
      />
      <StakeField choice={choice} facets={facets} onChange={onChange} />
    </div>
  );
}

/**
 * The stakes that a player can choose among are those that set games apart; with one for all there
 * is nothing to choose.
 */
function StakeField({ choice, facets, onChange }: Props) {
  const t = useText();
  const format = useFormat();
  const currency = useLayoutStore((state) => state.site?.currency ?? '');
  const stakes = facets?.least_stakes ?? [];
  const isOffered = stakes.length > 1 || choice.stake !== null;
  if (!isOffered) return null;
  const known = choice.stake === null || stakes.includes(choice.stake);
  return (
    <TraitField
      name={t('ui.lobby.leastStake')}
      values={known ? stakes : [...stakes, choice.stake ?? '']}
      chosen={choice.stake}
      labelOf={(value) => `${t('ui.lobby.leastStake')} ≤ ${format.money(value, currency)}`}
      onChoose={(stake) => onChange({ stake })}
    />
  );
}

function TraitField<Value extends string>(props: {
  name: string;
  values: readonly Value[];
  chosen: Value | null;
  labelOf: (value: Value) => string;
  onChoose: (value: Value | null) => void;
}) {
  const t = useText();
  const { name, values, chosen, labelOf, onChoose } = props;
  return (
    <SelectField
      label={name}
      isLabelHidden
      className={styles.trait}
      value={chosen ?? ''}
      options={[
        { value: '', label: `${name}: ${t('ui.common.all')}` },
        ...values.map((value) => ({ value: value as string, label: labelOf(value) })),
      ]}
      onChange={({ target }) => onChoose(values.find((one) => one === target.value) ?? null)}
    />
  );
}
