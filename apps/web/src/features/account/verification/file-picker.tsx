import { useText } from '@pavilion/i18n/react';
import { buttonClass } from '@pavilion/ui/button';
import { classNames } from '@pavilion/ui/class-names';
import { FieldShell } from '@pavilion/ui/field';
import { Icon, type IconName } from '@pavilion/ui/icon';
import { useEffect, useRef, type Ref } from 'react';
import type { DocumentKind } from './verification.queries.ts';

interface PickerProps {
  kind: DocumentKind;
  file: File | null;
  inputRef: Ref<HTMLInputElement>;
  error: string | undefined;
  onPick: (file: File) => void;
}

/** A file from the device, or a photo taken now where there is a camera in the hand. */
export function FilePicker({ kind, file, inputRef, error, onPick }: PickerProps) {
  const t = useText();
  return (
    <FieldShell
      as="group"
      label={t('ui.verification.file')}
      hint={t('ui.verification.fileHint')}
      error={error}
    >
      {({ labelId, describedBy, isInvalid }) => (
        <div
          role="group"
          aria-labelledby={labelId}
          aria-describedby={describedBy}
          className="grid gap-3"
        >
          <div className="flex flex-wrap gap-3">
            <Way
              icon="upload"
              text={t('ui.verification.choose')}
              accept="image/jpeg,image/png,image/webp,application/pdf"
              isInvalid={isInvalid}
              inputRef={inputRef}
              onPick={onPick}
            />
            <Way
              icon="user"
              text={t('ui.verification.camera')}
              accept="image/*"
              capture={kind === 'selfie' ? 'user' : 'environment'}
              className="pointer-fine:hidden"
              onPick={onPick}
            />
          </div>
          {file ? <Chosen file={file} /> : null}
        </div>
      )}
    </FieldShell>
  );
}

/** A button that is a file input: the chooser opens by press and by key. */
function Way({
  icon,
  text,
  className,
  isInvalid,
  onPick,
  inputRef,
  ...input
}: {
  icon: IconName;
  text: string;
  accept: string;
  capture?: 'user' | 'environment';
  className?: string;
  isInvalid?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  onPick: (file: File) => void;
}) {
  return (
    <label
      className={classNames(
        buttonClass('secondary'),
        'relative cursor-pointer gap-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        className,
      )}
    >
      <Icon name={icon} size={18} />
      {text}
      <input
        ref={inputRef}
        type="file"
        {...input}
        aria-invalid={isInvalid || undefined}
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onPick(file);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
    </label>
  );
}

function Chosen({ file }: { file: File }) {
  const t = useText();
  const ref = useRef<HTMLImageElement>(null);
  const isPicture = file.type.startsWith('image/');
  useEffect(() => {
    if (!isPicture) return undefined;
    const address = URL.createObjectURL(file);
    if (ref.current) ref.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file, isPicture]);
  return (
    <div className="grid grid-cols-1 gap-2 text-sm">
      <p className="m-0 wrap-anywhere">{t('ui.verification.chosen', { name: file.name })}</p>
      {isPicture ? (
        <img
          ref={ref}
          alt={t('ui.verification.preview')}
          className="max-h-64 max-w-full justify-self-start rounded-control border border-line object-contain"
        />
      ) : null}
    </div>
  );
}
