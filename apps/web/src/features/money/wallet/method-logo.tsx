import { Icon, type IconName } from '@pavilion/ui/icon';
import { usePictureFailure } from '@pavilion/ui/use-picture-failure';
import { paymentLogoPath } from '@pavilion/domain/deposits';
import type { DepositMethod } from './deposit.queries.ts';

const kindIcons: Record<DepositMethod['kind'], IconName> = {
  bank: 'bank',
  card: 'card',
  crypto: 'chip',
  ewallet: 'wallet',
};

/**
 * The mark of a way to pay or to be paid; what kind it is where nobody drew one. Its name stands
 * beside it.
 */
export function MethodLogo({ code, kind }: { code: string; kind: DepositMethod['kind'] }) {
  const { hasFailed, watch } = usePictureFailure();
  if (hasFailed)
    return (
      <span className="grid h-10 w-15 shrink-0 place-items-center rounded-control bg-surface-3 text-accent-text">
        <Icon name={kindIcons[kind]} size={22} />
      </span>
    );
  return (
    <img
      {...watch}
      key={code}
      src={paymentLogoPath(code)}
      alt=""
      width={60}
      height={40}
      decoding="async"
      className="h-10 w-15 shrink-0"
    />
  );
}
