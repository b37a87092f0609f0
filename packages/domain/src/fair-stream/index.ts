export {
  createRandomStream,
  keyedStream,
  streamOf,
  type RandomStream,
  type RoundSeeds,
} from './random-stream.ts';
