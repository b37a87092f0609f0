import type { Ref, TextareaHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';
import { controlClass, FieldShell, type FieldShellProps } from './field.tsx';

/** Several lines of text that grow with what is written. With `maxLength` the count is shown. */
export function TextArea(
  props: FieldShellProps &
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'className'> & {
      ref?: Ref<HTMLTextAreaElement>;
    },
) {
  const { label, hint, error, success, isLabelHidden, className, ref, ...area } = props;
  const shell = { label, hint, error, success, isLabelHidden, className };
  const { value, maxLength } = area;
  return (
    <FieldShell {...shell}>
      {({ id, describedBy, isInvalid }) => (
        <div className="relative grid">
          <textarea
            rows={4}
            {...area}
            ref={ref}
            id={id}
            aria-describedby={describedBy}
            aria-invalid={isInvalid || undefined}
            className={classNames(
              controlClass,
              'field-sizing-content min-h-28 resize-y read-only:bg-surface-2',
              maxLength !== undefined && 'pb-8',
            )}
          />
          {maxLength !== undefined && typeof value === 'string' ? (
            <span
              aria-hidden="true"
              className="numeric pointer-events-none absolute end-3 bottom-2 text-xs text-text-muted"
            >
              {value.length} / {maxLength}
            </span>
          ) : null}
        </div>
      )}
    </FieldShell>
  );
}
