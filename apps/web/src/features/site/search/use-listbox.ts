import { useId, useState, type KeyboardEvent } from 'react';

/** One thing that can be chosen with the keyboard. */
export interface ListboxOption {
  /** Stays the same while options come and go around it. */
  id: string;
  choose: () => void;
}

/**
 * Where the chosen option stands now; null when it is gone or none was chosen. Results that come
 * late move others, not it.
 */
export function indexOfOption(
  options: readonly ListboxOption[],
  chosen: string | null,
): number | null {
  const index = chosen === null ? -1 : options.findIndex(({ id }) => id === chosen);
  return index === -1 ? null : index;
}

/**
 * Keyboard of a combobox with a list below it (ARIA authoring practices): arrows move through the
 * options and around the ends, Enter chooses, Escape closes and then clears. The focus stays in the
 * box.
 */
export function useListbox(props: {
  options: readonly ListboxOption[];
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  onClear: () => void;
}) {
  const id = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const { options, isOpen } = props;
  const active = isOpen ? indexOfOption(options, chosen) : null;
  const optionId = (index: number): string => `${id}-option-${index}`;

  const move = (step: 1 | -1): void => {
    if (!isOpen) props.onOpen();
    if (options.length === 0) return;
    const next =
      active === null
        ? step === 1
          ? 0
          : options.length - 1
        : (active + step + options.length) % options.length;
    setChosen(options[next]?.id ?? null);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  };

  const keys: Record<string, () => void> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: () => options[active ?? 0]?.choose(),
    Escape: () => {
      if (isOpen && options.length > 0) props.onClose();
      else props.onClear();
      setChosen(null);
    },
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // A composed character (Chinese input) is confirmed by the same keys.
    if (event.nativeEvent.isComposing || !Object.hasOwn(keys, event.key)) return;
    event.preventDefault();
    // A dialog around the box stays open while the box itself has something to close.
    event.stopPropagation();
    keys[event.key]?.();
  };

  return {
    listId: `${id}-list`,
    active,
    optionId,
    reset: () => setChosen(null),
    boxProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': `${id}-list`,
      'aria-activedescendant': active === null ? undefined : optionId(active),
      onKeyDown,
    } as const,
  };
}
