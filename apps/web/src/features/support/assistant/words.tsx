import { Fragment, type ReactNode } from 'react';
import { closeModal } from '../../../core/modals/modal.store.ts';
import { AppLink } from '../../../core/navigation/app-link.tsx';
import { piecesOfLine, type Piece } from './small-markdown.ts';

/**
 * Words of the assistant: paragraphs, lists, bold, emphasis, code and links; markup in them is
 * text.
 */
export function Words({ text }: { text: string }) {
  if (text.trim() === '') return null;
  return (
    <div className="grid gap-2 rounded-card border border-line bg-surface-2 px-4 py-3 text-sm">
      {text
        .trim()
        .split(/\n{2,}/)
        .map((paragraph, index) => (
          // Paragraphs only ever come behind the others.
          // oxlint-disable-next-line react/no-array-index-key
          <Paragraph key={index} text={paragraph} />
        ))}
    </div>
  );
}

function Paragraph({ text }: { text: string }) {
  const lines = text.split('\n');
  const items = lines.map((line) => /^\s*(?:[-*]|\d+[.)])\s+(.*)$/.exec(line)?.[1]);
  if (items.every((item) => item !== undefined))
    return (
      <ul className="list-disc ps-5">
        {items.map((item) => (
          <li key={item} className="wrap-anywhere">
            <Line text={item} />
          </li>
        ))}
      </ul>
    );
  return (
    <p className="wrap-anywhere whitespace-pre-wrap">
      <Line text={text} />
    </p>
  );
}

function Line({ text }: { text: string }) {
  return piecesOfLine(text).map((piece, index) => (
    // Pieces only ever come behind the others.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>{shown(piece)}</Fragment>
  ));
}

function shown({ kind, text, address }: Piece): ReactNode {
  switch (kind) {
    case 'bold':
      return <strong>{text}</strong>;
    case 'emphasis':
      return <em>{text}</em>;
    case 'code':
      return <code>{text}</code>;
    case 'link':
      return address.startsWith('/') ? (
        <AppLink to={address} className="underline" onClick={() => closeModal('assistant')}>
          {text}
        </AppLink>
      ) : (
        <a href={address} className="underline" target="_blank" rel="noopener nofollow">
          {text}
        </a>
      );
    default:
      return text;
  }
}
