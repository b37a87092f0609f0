import type * as z from 'zod/mini';
import type { gameFeature } from '@pavilion/contracts';

export type GameFeature = z.output<typeof gameFeature>;
