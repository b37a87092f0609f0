import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import { classNames } from '@pavilion/ui/class-names';
import { FieldShell, type FieldShellProps } from '@pavilion/ui/field';
import { sortFiles, type FileProblem, type FileRules } from './file-rules.ts';
import styles from './file-upload.module.css';
import { Icon } from '@pavilion/ui/icon';
import { UploadRow, type UploadItem, type UploadTexts } from './upload-row.tsx';

export interface FileUploadProps extends FieldShellProps, FileRules {
  items: readonly UploadItem[];
  /** Files that passed the checks; sending them is the caller's. */
  onAdd: (files: File[]) => void;
  onRemove: (id: string) => void;
  onRetry?: (id: string) => void;
  texts: UploadTexts & {
    /** `Drop files here or`, followed by the words of `browse`. */
    drop: ReactNode;
    browse: string;
    problem: (problem: FileProblem, fileName: string) => string;
  };
  isDisabled?: boolean;
}

/** A place to drop files on or to choose them from, and what has become of each. */
export function FileUpload(props: FileUploadProps) {
  const { items, texts, isDisabled } = props;
  const [refusals, setRefusals] = useState<string[]>([]);
  const add = (files: FileList | null) => {
    const { accepted, refused } = sortFiles([...(files ?? [])], items.length, props);
    setRefusals(refused.map(({ file, problem }) => texts.problem(problem, file.name)));
    if (accepted.length > 0) props.onAdd(accepted);
  };
  const error = refusals.length > 0 ? <Refusals lines={refusals} /> : props.error;
  return (
    <FieldShell {...props} error={error}>
      {({ id, describedBy, isInvalid }) => (
        <>
          <DropZone
            {...props}
            id={id}
            describedBy={describedBy}
            isInvalid={isInvalid}
            isDisabled={isDisabled ?? false}
            onFiles={add}
          />
          {items.length > 0 ? (
            <ul className={styles.items}>
              {items.map((item) => (
                <UploadRow
                  key={item.id}
                  item={item}
                  texts={texts}
                  isDisabled={isDisabled ?? false}
                  onRemove={props.onRemove}
                  onRetry={props.onRetry}
                />
              ))}
            </ul>
          ) : null}
        </>
      )}
    </FieldShell>
  );
}

function Refusals({ lines }: { lines: readonly string[] }) {
  return (
    <span role="alert" className="grid gap-1">
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
  );
}

function DropZone(
  props: FileRules & {
    id: string;
    describedBy: string | undefined;
    isInvalid: boolean;
    isDisabled: boolean;
    texts: { drop: ReactNode; browse: string };
    onFiles: (files: FileList | null) => void;
  },
) {
  // Moving over what stands inside leaves and enters again: only the last leave counts.
  const depth = useRef(0);
  const [isOver, setOver] = useState(false);
  const enter = (change: 1 | -1) => {
    depth.current = Math.max(0, depth.current + change);
    setOver(depth.current > 0);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    depth.current = 0;
    setOver(false);
    if (!props.isDisabled) props.onFiles(event.dataTransfer.files);
  };
  return (
    <div
      role="presentation"
      className={classNames(
        styles.zone,
        isOver && styles.over,
        props.isInvalid && styles.invalid,
        props.isDisabled && styles.disabled,
      )}
      onDragEnter={() => enter(1)}
      onDragLeave={() => enter(-1)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <span className={styles.badge}>
        <Icon name="upload" size={24} />
      </span>
      <span>
        {props.texts.drop} <span className={styles.browse}>{props.texts.browse}</span>
      </span>
      {/* The input covers the zone: a press anywhere opens the chooser, and its name is the
          label of the field. */}
      <input
        id={props.id}
        type="file"
        accept={props.accept.join(',')}
        multiple={props.maxFiles > 1}
        disabled={props.isDisabled}
        aria-describedby={props.describedBy}
        aria-invalid={props.isInvalid || undefined}
        className={styles.input}
        onChange={(event) => {
          props.onFiles(event.target.files);
          // The same file may be chosen again after it was taken away.
          event.target.value = '';
        }}
      />
    </div>
  );
}
