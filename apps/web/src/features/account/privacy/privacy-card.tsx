import { useId, type ReactNode } from 'react';

/** One subject of privacy: what it is, and what can be done. */
export function PrivacyCard(props: { title: string; text: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-4 panel p-4">
      <div className="grid gap-1">
        <h3 id={id} className="m-0 text-lg font-bold">
          {props.title}
        </h3>
        <p className="m-0 text-sm text-text-muted">{props.text}</p>
      </div>
      {props.children}
    </section>
  );
}
