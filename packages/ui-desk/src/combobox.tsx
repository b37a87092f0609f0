import { useRef, type ReactNode } from 'react';
import { classNames } from '@pavilion/ui/class-names';
import type { ComboboxOption } from './combobox-filter.ts';
import styles from './combobox.module.css';
import {
  controlFrameClass,
  FieldShell,
  framedInputClass,
  type FieldShellProps,
} from '@pavilion/ui/field';
import floating from './floating.module.css';
import { Icon } from '@pavilion/ui/icon';
import { Spinner } from '@pavilion/ui/spinner';
import { useCombobox, type ComboboxSettings } from './use-combobox.ts';

export interface ComboboxTexts {
  clear: string;
  open: string;
  loading: string;
  empty: string;
  /** Told to screen readers when the list changes. */
  resultCount: (count: number) => string;
}

export interface ComboboxProps extends FieldShellProps, Omit<ComboboxSettings, 'isFixed'> {
  texts: ComboboxTexts;
  placeholder?: string;
  before?: ReactNode;
  isLoading?: boolean;
  isDisabled?: boolean;
  isReadOnly?: boolean;
}

type State = ReturnType<typeof useCombobox>;

/**
 * A field that finds one of many by typing. Arrow keys point, Enter chooses, Escape leaves all as
 * it was.
 */
export function Combobox(props: ComboboxProps) {
  const { texts, isDisabled, isReadOnly } = props;
  const inputRef = useRef<HTMLInputElement>(null);
  const isFixed = Boolean(isDisabled || isReadOnly);
  const state = useCombobox({ ...props, isFixed });
  const { isOpen, active, panel } = state;
  return (
    <FieldShell {...props}>
      {({ id, labelId, describedBy, isInvalid }) => (
        <>
          <div className={controlFrameClass} style={state.anchor}>
            {props.before ? (
              <span className="shrink-0 ps-3 text-text-muted">{props.before}</span>
            ) : null}
            <input
              ref={inputRef}
              id={id}
              role="combobox"
              autoComplete="off"
              spellCheck={false}
              aria-autocomplete="list"
              aria-expanded={isOpen}
              aria-controls={`${panel.id}-list`}
              aria-activedescendant={isOpen && active >= 0 ? `${panel.id}-${active}` : undefined}
              aria-describedby={describedBy}
              aria-invalid={isInvalid || undefined}
              aria-busy={props.isLoading || undefined}
              disabled={isDisabled}
              readOnly={isReadOnly}
              placeholder={props.placeholder}
              value={state.text}
              onChange={(event) => state.type(event.target.value)}
              onClick={() => (isOpen ? undefined : state.show())}
              onKeyDown={state.onKeyDown}
              onBlur={state.hide}
              className={classNames(framedInputClass, 'text-ellipsis')}
            />
            <ComboboxButtons
              state={state}
              texts={texts}
              isFixed={isFixed}
              hasValue={props.value !== null}
              onUsed={() => inputRef.current?.focus()}
            />
          </div>
          <ComboboxList
            state={state}
            labelId={labelId}
            value={props.value}
            texts={texts}
            isLoading={props.isLoading ?? false}
          />
          <span role="status" className="sr-only">
            {isOpen && !props.isLoading ? texts.resultCount(state.shown.length) : ''}
          </span>
        </>
      )}
    </FieldShell>
  );
}

function ComboboxButtons(props: {
  state: State;
  texts: ComboboxTexts;
  isFixed: boolean;
  hasValue: boolean;
  onUsed: () => void;
}) {
  const { state, texts, isFixed } = props;
  return (
    <>
      {props.hasValue && !isFixed ? (
        <button
          type="button"
          aria-label={texts.clear}
          className={styles.button}
          onClick={() => {
            props.onUsed();
            state.clear();
          }}
        >
          <Icon name="close" size={16} />
        </button>
      ) : null}
      <button
        type="button"
        // The arrow keys of the field do the same.
        tabIndex={-1}
        aria-label={texts.open}
        disabled={isFixed}
        className={styles.button}
        // The field keeps the focus, so that the list does not close before the press arrives.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => {
          if (state.isOpen) return state.hide();
          props.onUsed();
          state.show();
        }}
      >
        <Icon name="chevron-down" size={18} />
      </button>
    </>
  );
}

function ComboboxList(props: {
  state: State;
  labelId: string;
  value: string | null;
  texts: ComboboxTexts;
  isLoading: boolean;
}) {
  const { state, texts } = props;
  const { shown, panel } = state;
  return (
    <div
      {...panel}
      popover="manual"
      className={classNames(floating.floating, floating.matching, styles.list)}
    >
      {props.isLoading ? (
        <div className={styles.note}>
          <Spinner size={18} />
          {texts.loading}
        </div>
      ) : null}
      {!props.isLoading && shown.length === 0 ? (
        <div className={styles.note}>{texts.empty}</div>
      ) : null}
      <div
        role="listbox"
        id={`${panel.id}-list`}
        aria-labelledby={props.labelId}
        hidden={props.isLoading}
      >
        {shown.map((option, index) => (
          <Option
            key={option.value}
            id={`${panel.id}-${index}`}
            option={option}
            isActive={index === state.active}
            isSelected={option.value === props.value}
            onPoint={() => state.setActive(index)}
            onChoose={() => state.choose(option)}
          />
        ))}
      </div>
    </div>
  );
}

function Option(props: {
  id: string;
  option: ComboboxOption;
  isActive: boolean;
  isSelected: boolean;
  onPoint: () => void;
  onChoose: () => void;
}) {
  const { option } = props;
  return (
    <div
      id={props.id}
      role="option"
      // The focus stays in the field, which tells which option is meant.
      tabIndex={-1}
      aria-selected={props.isSelected}
      aria-disabled={option.isDisabled || undefined}
      data-active={props.isActive}
      onMouseDown={(event) => event.preventDefault()}
      onPointerMove={props.isActive || option.isDisabled ? undefined : props.onPoint}
      onClick={props.onChoose}
      className={styles.option}
    >
      <span className={styles.text}>
        {option.label}
        {option.detail ? <span className={styles.detail}>{option.detail}</span> : null}
      </span>
      {props.isSelected ? <Icon name="check" size={18} className={styles.check} /> : null}
    </div>
  );
}
