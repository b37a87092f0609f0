/**
 * An answer that is sent as it is made, so that its length costs no memory; of calls that say what
 * kind of text they answer. Without a file name it is read as it comes and not saved.
 */
export class StreamedAnswer {
  readonly fileName: string | null;
  readonly pieces: AsyncIterable<string>;

  constructor(fileName: string | null, pieces: AsyncIterable<string>) {
    this.fileName = fileName;
    this.pieces = pieces;
  }
}
