import { useEffect, useMemo, useState, type KeyboardEvent } from 'react';
import { filterOptions, nextOption, type ComboboxOption } from './combobox-filter.ts';
import { useFloating } from './use-floating.ts';

export interface ComboboxSettings {
  options: readonly ComboboxOption[];
  value: string | null;
  onChange: (value: string | null) => void;
  /** Hears what is typed and gives other options; without it the given ones are filtered here. */
  onQuery?: ((query: string) => void) | undefined;
  isFixed: boolean;
}

/** What is typed, which options that leaves and which of them is pointed at. */
export function useCombobox(settings: ComboboxSettings) {
  const { options, value, onChange, onQuery } = settings;
  const { isOpen, open, close, anchor, panel } = useFloating();
  const [query, setQuery] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  const chosen = options.find((option) => option.value === value);
  const shown = useMemo(
    () => (onQuery || query === null ? options : filterOptions(options, query)),
    [options, onQuery, query],
  );

  const show = (at?: number) => {
    if (settings.isFixed) return;
    setActive(at ?? shown.findIndex((option) => option.value === value));
    open();
  };
  const hide = () => {
    setQuery(null);
    setActive(-1);
    close();
  };
  const choose = (option: ComboboxOption | undefined) => {
    if (!option || option.isDisabled) return;
    onChange(option.value);
    hide();
  };
  const type = (text: string) => {
    setQuery(text);
    onQuery?.(text);
    show(0);
  };
  const clear = () => {
    onChange(null);
    type('');
  };

  const onKeyDown = (event: KeyboardEvent) =>
    answerKey(event, { isOpen, shown, active, setActive, show, hide, choose });

  const panelId = panel.id;
  useEffect(() => {
    if (isOpen)
      document.getElementById(`${panelId}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, isOpen, panelId]);

  const text = query ?? chosen?.label ?? '';
  return {
    shown,
    active,
    setActive,
    text,
    isOpen,
    show,
    hide,
    choose,
    type,
    clear,
    onKeyDown,
    anchor,
    panel,
  };
}

interface ListKeys {
  isOpen: boolean;
  shown: readonly ComboboxOption[];
  active: number;
  setActive: (index: number) => void;
  show: () => void;
  hide: () => void;
  choose: (option: ComboboxOption | undefined) => void;
}

/** Arrows open the list and move in it, Enter chooses, Escape closes. */
function answerKey(event: KeyboardEvent, list: ListKeys): void {
  const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
  if (isArrow) {
    event.preventDefault();
    if (!list.isOpen) return list.show();
    list.setActive(nextOption(list.shown, list.active, event.key === 'ArrowDown' ? 1 : -1));
  } else if (event.key === 'Enter' && list.isOpen) {
    event.preventDefault();
    list.choose(list.shown[list.active]);
  } else if (event.key === 'Escape' && list.isOpen) {
    // Only the list closes, not a dialog around it.
    event.preventDefault();
    event.stopPropagation();
    list.hide();
  }
}
