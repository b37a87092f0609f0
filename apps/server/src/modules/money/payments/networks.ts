/**
 * Chains a deposit can come by: as players know them, and after how many blocks a payment stands.
 */
export const networks = {
  tron: { name: 'TRON (TRC20)', confirmations: 19 },
  ethereum: { name: 'Ethereum (ERC20)', confirmations: 12 },
} as const;
