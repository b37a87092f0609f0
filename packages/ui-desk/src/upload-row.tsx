import { useEffect, useRef, useState } from 'react';
import { IconButton } from '@pavilion/ui/button';
import { classNames } from '@pavilion/ui/class-names';
import styles from './file-upload.module.css';
import { Icon } from '@pavilion/ui/icon';
import { Progress } from '@pavilion/ui/progress';

export interface UploadItem {
  id: string;
  name: string;
  /** Written out with its unit. */
  size: string;
  state: 'sending' | 'done' | 'failed';
  /** While it is sent; null before the first byte. */
  percent?: number | null;
  error?: string;
  /** Shown as preview: the file itself, or the address of what was sent earlier. */
  file?: Blob;
  imageUrl?: string;
}

export interface UploadTexts {
  progress: (name: string) => string;
  done: string;
  remove: (name: string) => string;
  retry: (name: string) => string;
}

/** A picture that is still on the device; its address is given back when it is no longer shown. */
function FilePreview({ file, onError }: { file: Blob; onError: () => void }) {
  const ref = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(file);
    if (ref.current) ref.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return <img ref={ref} alt="" onError={onError} />;
}

/** One file: preview, name, how far it has come, and what can be done with it. */
export function UploadRow(props: {
  item: UploadItem;
  texts: UploadTexts;
  isDisabled: boolean;
  onRemove: (id: string) => void;
  onRetry?: ((id: string) => void) | undefined;
}) {
  const { item, texts, onRetry } = props;
  return (
    <li className={classNames(styles.item, item.state === 'failed' && styles.failed)}>
      <span className={styles.preview}>
        <Preview item={item} />
      </span>
      <span className={styles.facts}>
        <span className={styles.name} title={item.name}>
          {item.name}
        </span>
        {item.state === 'sending' ? (
          <Progress percent={item.percent ?? null} label={texts.progress(item.name)} />
        ) : (
          <span className={styles.state}>
            {item.state === 'failed' ? item.error : `${item.size} · ${texts.done}`}
          </span>
        )}
      </span>
      {item.state === 'failed' && onRetry ? (
        <IconButton
          icon="refresh"
          iconSize={20}
          label={texts.retry(item.name)}
          disabled={props.isDisabled}
          onClick={() => onRetry(item.id)}
        />
      ) : null}
      {item.state === 'done' ? <Icon name="check" size={20} className={styles.check} /> : null}
      <IconButton
        icon={item.state === 'sending' ? 'close' : 'trash'}
        iconSize={20}
        label={texts.remove(item.name)}
        disabled={props.isDisabled}
        onClick={() => props.onRemove(item.id)}
      />
    </li>
  );
}

function Preview({ item }: { item: UploadItem }) {
  const [isBroken, setBroken] = useState(false);
  const onError = () => setBroken(true);
  if (!isBroken && item.imageUrl) return <img src={item.imageUrl} alt="" onError={onError} />;
  if (!isBroken && item.file?.type.startsWith('image/')) {
    return <FilePreview file={item.file} onError={onError} />;
  }
  return <Icon name={item.state === 'failed' ? 'warning' : 'card'} size={22} />;
}
