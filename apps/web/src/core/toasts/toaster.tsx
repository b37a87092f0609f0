import { useText } from '@pavilion/i18n/react';
import { Icon, type IconName } from '@pavilion/ui/icon';
import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { toast, Toaster as Sonner } from 'sonner';
import { go } from '../navigation/go.ts';
import { keepOnTop } from '@pavilion/web-core/toasts/toast-layer';
import {
  takeToasts,
  useToastStore,
  type ToastMessage,
} from '@pavilion/web-core/toasts/toast.store';
import styles from './toaster.module.css';

const defaultDurationMs = 4000;

const mark = (name: IconName, colour: string): ReactNode => (
  <Icon name={name} size={20} className={colour} />
);
const icons = {
  success: mark('check', 'text-positive'),
  error: mark('error', 'text-negative'),
  warning: mark('warning', 'text-warning'),
  info: mark('info', 'text-accent-text'),
};

/**
 * Shows what {@link showToast} was given, above an open dialog too. Loaded with the first toast.
 */
export function Toaster() {
  const [layer] = useState(() => {
    const made = document.createElement('div');
    made.className = styles.layer ?? '';
    return made;
  });
  useEffect(() => keepOnTop(layer), [layer]);
  return createPortal(<ToastList />, layer);
}

/** Above the template's bar and what is docked on it: a toast lies on no bar. */
const abovePx = (gapPx: number): string =>
  `calc(var(--bar-height, 0px) + var(--bar-crown, 0px) + var(--dock-height, 0px) + ${gapPx}px)`;

/** The toasts themselves. */
export function ToastList() {
  const t = useText();
  const count = useToastStore((state) => state.waiting.length);
  useEffect(() => {
    for (const message of takeToasts()) presentToast(message);
  }, [count]);
  const isRtl = document.documentElement.dir === 'rtl';
  return (
    <Sonner
      position={isRtl ? 'bottom-left' : 'bottom-right'}
      dir={isRtl ? 'rtl' : 'ltr'}
      offset={{ bottom: abovePx(24) }}
      mobileOffset={{ bottom: abovePx(12), left: '12px', right: '12px' }}
      className={styles.toaster}
      icons={icons}
      closeButton
      containerAriaLabel={t('ui.floating.toasts')}
      toastOptions={{ closeButtonAriaLabel: t('ui.common.close') }}
    />
  );
}

/** Hands a toast to the library. */
export function presentToast({
  tone,
  title,
  text,
  durationMs = defaultDurationMs,
  action,
}: ToastMessage): void {
  toast[tone](title, {
    description: text,
    duration: durationMs,
    ...(action && { action: { label: action.label, onClick: () => go(action.to) } }),
  });
}
