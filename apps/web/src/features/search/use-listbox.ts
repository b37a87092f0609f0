import { useId, useState, type KeyboardEvent } from 'react';

/** One thing that can be chosen with the keyboard. */
export interface ListboxOption {
  choose: () => void;
}

/**
 * Keyboard of a combobox with a list below it (ARIA authoring practices): arrows move through the options and around
 * the ends, Enter chooses, Escape closes and then clears. The focus stays in the box.
 */
export function useListbox(props: {
  options: readonly ListboxOption[];
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  onClear: () => void;
}) {
  const id = useId();
  const [chosen, setActive] = useState<number | null>(null);
  const { options, isOpen } = props;
  const active = chosen !== null && chosen < options.length && isOpen ? chosen : null;
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
    setActive(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  };

  const keys: Record<string, () => void> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: () => options[active ?? 0]?.choose(),
    Escape: () => {
      if (isOpen && options.length > 0) props.onClose();
      else props.onClear();
      setActive(null);
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
    reset: () => setActive(null),
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
