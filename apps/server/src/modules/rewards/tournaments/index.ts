export { addSeries } from './change-series.service.ts';
export { countEditions } from './count-editions.service.ts';
export { endEditions } from './end-editions.service.ts';
