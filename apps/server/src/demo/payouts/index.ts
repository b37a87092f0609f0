export { sandboxPayouts } from './sandbox-payout.provider.ts';
