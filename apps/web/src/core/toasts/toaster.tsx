import { useEffect } from 'react';
import { toast, Toaster as Sonner } from 'sonner';
import { takeToasts, useToastStore, type ToastMessage } from './toast.store.ts';

const defaultDurationMs = 4000;

/** Shows what {@link showToast} was given. Loaded with the first toast. */
export function Toaster() {
  const count = useToastStore((state) => state.waiting.length);
  useEffect(() => {
    for (const message of takeToasts()) present(message);
  }, [count]);
  const isRtl = document.documentElement.dir === 'rtl';
  return <Sonner position={isRtl ? 'bottom-left' : 'bottom-right'} closeButton richColors />;
}

function present({ tone, title, text, durationMs = defaultDurationMs }: ToastMessage): void {
  toast[tone](title, { description: text, duration: durationMs });
}
