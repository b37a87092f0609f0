export { addSeries, stopSeries } from './change-series.service.ts';
export { countEditions } from './count-editions.service.ts';
export { endEditions } from './end-editions.service.ts';
export { readSeries, type SeriesNow } from './series.store.ts';
