import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { buttonClass, type ButtonKind } from '@pavilion/ui/button';
import { classNames } from '@pavilion/ui/class-names';
import floating from './floating.module.css';
import { Icon, type IconName } from '@pavilion/ui/icon';
import styles from './menu.module.css';
import { useFloating } from './use-floating.ts';

export interface MenuItem {
  id: string;
  label: string;
  detail?: string;
  icon?: IconName;
  /** A setting of the menu: one of its group, or on and off by itself. */
  kind?: 'radio' | 'checkbox';
  isChecked?: boolean;
  isDanger?: boolean;
  isDisabled?: boolean;
}

export interface MenuGroup {
  id: string;
  label?: string;
  items: readonly MenuItem[];
}

export interface MenuProps {
  /** What stands on the button; its accessible name is `label` when that is given. */
  button: ReactNode;
  label?: string;
  groups: readonly MenuGroup[];
  onSelect: (id: string) => void;
  kind?: ButtonKind;
  /** The edge of the button that the panel keeps to. */
  side?: 'start' | 'end';
  isDisabled?: boolean;
}

const itemsOf = (panel: HTMLElement) => [
  ...panel.querySelectorAll<HTMLElement>('[role^=menuitem]'),
];

/** The item that a key leads to, among `items`; null for keys that lead nowhere. */
function targetOf(key: string, items: readonly HTMLElement[], current: number) {
  const ends: Record<string, number> = { Home: 0, End: -1, ArrowDown: current + 1 };
  if (key === 'ArrowUp') return items.at(current <= 0 ? -1 : current - 1);
  const place = ends[key];
  if (place !== undefined) return items.at(place >= items.length ? 0 : place);
  if (key.length !== 1 || key === ' ') return null;
  const after = [...items.slice(current + 1), ...items.slice(0, current + 1)];
  return after.find((item) =>
    item.innerText.trim().toLocaleLowerCase().startsWith(key.toLocaleLowerCase()),
  );
}

/**
 * A button that opens a list of things to do; arrow keys, Home, End and first letters lead through
 * it.
 */
export function Menu(props: MenuProps) {
  const startAt = useRef<'first' | 'last'>('first');
  const { id, isOpen, open, close, anchor, panel } = useFloating((isShown, element) => {
    if (isShown)
      itemsOf(element)
        .at(startAt.current === 'first' ? 0 : -1)
        ?.focus();
    startAt.current = 'first';
  });

  const onButtonKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    startAt.current = event.key === 'ArrowDown' ? 'first' : 'last';
    open();
  };
  const onPanelKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Tab') return close();
    const items = itemsOf(event.currentTarget);
    const current = items.findIndex((item) => item === document.activeElement);
    const target = event.ctrlKey || event.metaKey ? null : targetOf(event.key, items, current);
    if (!target) return;
    event.preventDefault();
    target.focus();
  };
  const choose = (item: MenuItem) => {
    if (item.isDisabled) return;
    if (item.kind !== 'checkbox') close();
    props.onSelect(item.id);
  };
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={props.label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        disabled={props.isDisabled}
        onKeyDown={onButtonKey}
        style={anchor}
        className={buttonClass(props.kind ?? 'secondary')}
      >
        {props.button}
      </button>
      <div
        {...panel}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={props.label ?? (typeof props.button === 'string' ? props.button : undefined)}
        onKeyDown={onPanelKey}
        className={classNames(
          floating.floating,
          props.side === 'end' && floating.end,
          styles.panel,
        )}
      >
        {props.groups.map((group) => (
          <MenuPart key={group.id} id={`${id}-${group.id}`} group={group} onChoose={choose} />
        ))}
      </div>
    </>
  );
}

function MenuPart(props: { id: string; group: MenuGroup; onChoose: (item: MenuItem) => void }) {
  const { group } = props;
  return (
    <div role="group" aria-labelledby={group.label ? props.id : undefined} className={styles.group}>
      {group.label ? (
        <div id={props.id} className={styles.heading}>
          {group.label}
        </div>
      ) : null}
      {group.items.map((item) => (
        <button
          key={item.id}
          type="button"
          role={item.kind ? `menuitem${item.kind}` : 'menuitem'}
          aria-checked={item.kind ? (item.isChecked ?? false) : undefined}
          aria-disabled={item.isDisabled || undefined}
          tabIndex={-1}
          onClick={() => props.onChoose(item)}
          className={classNames(styles.item, item.isDanger && styles.danger)}
        >
          {item.icon ? <Icon name={item.icon} size={18} className={styles.icon} /> : null}
          <span className={styles.text}>
            {item.label}
            {item.detail ? <span className={styles.detail}>{item.detail}</span> : null}
          </span>
          {item.kind ? <Icon name="check" size={18} className={styles.check} /> : null}
        </button>
      ))}
    </div>
  );
}
