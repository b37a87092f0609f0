// chunk: alone
import { useText } from '@pavilion/i18n/react';
import { FilterChip } from '@pavilion/ui/chip';
import { SelectField } from '@pavilion/ui/field';
import { namesFor, type CombinedBet } from './combined-bet.ts';
import { setSizes } from './combined.store.ts';

const isSame = (one: readonly number[], two: readonly number[]): boolean =>
  one.join() === two.join();

/** How many selections make a line of a system: by the name of a known one, or size by size. */
export function SystemSizes({ bet }: { bet: CombinedBet }) {
  const t = useText();
  const { legCount, bankers, sizes } = bet.shape;
  const free = legCount - bankers.length;
  const all = Array.from({ length: free }, (_, index) => index + 1);
  const toggle = (size: number): void =>
    setSizes(sizes.includes(size) ? sizes.filter((one) => one !== size) : [...sizes, size]);
  return (
    <div className="grid gap-2 px-3 pt-3">
      {bankers.length === 0 ? <SystemName legCount={legCount} sizes={sizes} /> : null}
      <div role="group" aria-label={t('ui.betslip.sizes')} className="flex flex-wrap gap-1.5">
        {all.map((size) => (
          <FilterChip key={size} isOn={sizes.includes(size)} onToggle={() => toggle(size)}>
            {t('ui.betslip.sizeOf', { size, count: free })}
          </FilterChip>
        ))}
      </div>
    </div>
  );
}

function SystemName({ legCount, sizes }: { legCount: number; sizes: readonly number[] }) {
  const t = useText();
  const names = namesFor(legCount);
  if (names.length === 0) return null;
  const [chosen = ''] = names.find(([, known]) => isSame(known, sizes)) ?? [];
  return (
    <SelectField
      label={t('ui.betslip.systemName')}
      value={chosen}
      onChange={(event) => {
        const [, known] = names.find(([name]) => name === event.target.value) ?? [];
        setSizes(known ?? []);
      }}
      options={[
        { value: '', label: t('ui.betslip.ownSizes') },
        ...names.map(([name]) => ({ value: name, label: name })),
      ]}
    />
  );
}
