import type { officeCalls, OfficeInput } from '@pavilion/contracts/office';
import {
  exchangeDecoder,
  footballFileDecoder,
  laddersOf,
  oddsApiDecoder,
  readMessage,
  unifiedDecoder,
  type CanonicalMessage,
  type Decoder,
  type FootballFileSettings,
  type Ladder,
  type LineFault,
} from '@pavilion/sports';
import { simulateLine } from './simulator.ts';

/** How the lines of a source may be written. */
export type FeedFormat = NonNullable<OfficeInput<typeof officeCalls.feedPlay>['format']>;

/** A decoder with what it remembers. */
interface OpenDecoder {
  /** It takes the text of a file at once, not line by line. */
  isWhole: boolean;
  decode: (
    line: string,
    lineNo: number,
  ) => { messages: readonly CanonicalMessage[]; faults: readonly LineFault[] };
  /** The books of an exchange as they stand; none of all others. */
  ladders: () => Ladder[];
}

function opened<State>(
  decoder: Decoder<State>,
  {
    isWhole = false,
    laddersOf: read = () => [],
  }: {
    isWhole?: boolean;
    laddersOf?: (state: State) => Ladder[];
  } = {},
): OpenDecoder {
  let state = decoder.start;
  return {
    isWhole,
    decode: (line, lineNo) => {
      const decoded = decoder.decode(line, state, lineNo);
      ({ state } = decoded);
      return decoded;
    },
    ladders: () => read(state),
  };
}

const canonical = (): OpenDecoder => ({
  isWhole: false,
  decode: (line, lineNo) => {
    const read = readMessage(line, lineNo);
    return 'message' in read
      ? { messages: [read.message], faults: [] }
      : { messages: [], faults: read.faults };
  },
  ladders: () => [],
});

/** A list of fixtures does not say its league: its source is called by the league's code. */
const footballFile =
  (format: FootballFileSettings['format']) =>
  (source: string, now: Date): OpenDecoder => {
    const league = format === 'fixtures' && { competition: source };
    const settings = { source, format, atMs: now.getTime(), ...league };
    return opened(footballFileDecoder(settings), { isWhole: true });
  };

const formats: Readonly<Record<FeedFormat, (source: string, now: Date) => OpenDecoder>> = {
  canonical,
  'exchange-stream': (source) => opened(exchangeDecoder({ source }), { laddersOf }),
  'unified-feed': (source) => opened(unifiedDecoder({ source })),
  simulator: (source) => ({
    isWhole: false,
    decode: (line, lineNo) => simulateLine(source, line, lineNo),
    ladders: () => [],
  }),
  'the-odds-api': (source) => opened(oddsApiDecoder({ source }), { isWhole: true }),
  'football-json': footballFile('football-json'),
  'football-data': footballFile('football-data'),
  'football-fixtures': footballFile('fixtures'),
};

/** A decoder of a source, at the beginning of what it sends. */
export const openDecoder = (format: FeedFormat, source: string, now: Date): OpenDecoder =>
  formats[format](source, now);
