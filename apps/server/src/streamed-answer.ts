/** An answer that is sent as it is made, so that its length costs no memory; of calls that say what kind of text they answer. */
export class StreamedAnswer {
  readonly fileName: string;
  readonly pieces: AsyncIterable<string>;

  constructor(fileName: string, pieces: AsyncIterable<string>) {
    this.fileName = fileName;
    this.pieces = pieces;
  }
}
