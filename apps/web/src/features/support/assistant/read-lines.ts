/** Lines of JSON as they come, however the network cut them; what is no JSON is left out. */
export async function* readLines(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<unknown> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const piece of pieces) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield* parsed(line);
  }
  yield* parsed(rest + decoder.decode());
}

function* parsed(line: string): Generator<unknown> {
  if (line.trim() === '') return;
  try {
    yield JSON.parse(line);
  } catch {
    // Half a line of a connection that broke.
  }
}

/** The body of an answer, piece by piece; not every browser lets one loop over it. */
export async function* piecesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}
