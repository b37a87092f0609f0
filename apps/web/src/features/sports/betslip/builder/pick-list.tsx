// chunk: alone
import { useText } from '@pavilion/i18n/react';
import { IconButton } from '@pavilion/ui/button';
import { Icon } from '@pavilion/ui/icon';
import { marketName, selectionName } from '../../../../common/odds/selection-text.ts';
import type { SlipPick } from '../slip.types.ts';

interface PickListProps {
  picks: readonly SlipPick[];
  /** Why a pick cannot stand, a code of the error catalogue, by its selection. */
  refusals: ReadonlyMap<string, string>;
  onRemove: (selectionId: string) => void;
}

/** The picks of a builder, each with what stands against it and its own way out. */
export function PickList({ picks, refusals, onRemove }: PickListProps) {
  const t = useText();
  return (
    <ul aria-label={t('ui.builder.title')} className="m-0 grid list-none p-0">
      {picks.map((pick) => (
        <PickRow
          key={pick.selectionId}
          pick={pick}
          refusal={refusals.get(pick.selectionId) ?? null}
          onRemove={onRemove}
        />
      ))}
    </ul>
  );
}

function PickRow(props: {
  pick: SlipPick;
  refusal: string | null;
  onRemove: PickListProps['onRemove'];
}) {
  const { pick, refusal } = props;
  const t = useText();
  const name = selectionName(t, pick);
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-2 py-1">
      <Icon name={pick.isOpen ? 'check' : 'lock'} size={14} className="mt-0.5 text-accent-text" />
      <span className="min-w-0">
        <span className="block text-sm font-semibold wrap-anywhere">{name}</span>
        <span className="block text-xs wrap-anywhere text-text-muted">{marketName(t, pick)}</span>
        {pick.isOpen ? null : (
          <span className="block text-xs font-semibold text-warning">
            {t('ui.sports.suspended')}
          </span>
        )}
        {refusal === null ? null : (
          <span className="block text-xs font-semibold text-negative">
            {t.find(`errors.${refusal}`) ?? refusal}
          </span>
        )}
      </span>
      <IconButton
        icon="close"
        iconSize={14}
        label={t('ui.betslip.remove', { selection: name })}
        data-pick-remove=""
        onClick={(event) => {
          focusNeighbour(event.currentTarget);
          props.onRemove(pick.selectionId);
        }}
        className="-my-2 -me-2"
      />
    </li>
  );
}

/** Where the keyboard goes when its pick leaves: to the next one's button, else the one before. */
function focusNeighbour(button: HTMLElement): void {
  const row = button.closest('li');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  neighbour?.querySelector<HTMLElement>('[data-pick-remove]')?.focus();
}
