/** A part of a line; `address` is empty but for links. */
export interface Piece {
  kind: 'text' | 'bold' | 'emphasis' | 'code' | 'link';
  text: string;
  address: string;
}

const mark =
  /\[([^[\]\n]+)\]\(((?:\/(?!\/)|https:\/\/)[^\s()]*)\)|`([^`\n]+)`|\*\*([^*]+)\*\*|(?<![\w*])[*_]([^*_\s][^*_\n]*)[*_](?![\w*])/g;

/** Takes a line of small Markdown apart. Only own paths and https are links; all else is text. */
export function piecesOfLine(line: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const match of line.matchAll(mark)) {
    if (match.index > at) pieces.push(text(line.slice(at, match.index)));
    pieces.push(pieceOf(match));
    at = match.index + match[0].length;
  }
  if (at < line.length) pieces.push(text(line.slice(at)));
  return pieces;
}

const text = (words: string): Piece => ({ kind: 'text', text: words, address: '' });

function pieceOf([, words, address = '', code, bold, emphasis]: RegExpExecArray): Piece {
  if (words !== undefined) return { kind: 'link', text: words, address };
  if (code !== undefined) return { kind: 'code', text: code, address: '' };
  if (bold !== undefined) return { kind: 'bold', text: bold, address: '' };
  return { kind: 'emphasis', text: emphasis ?? '', address: '' };
}
