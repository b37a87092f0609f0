import {
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { useIsHydrating } from '../use-is-hydrating.ts';
import { answer, settleAnswers, waitingMark } from './replay-input.ts';
import { useCall } from './use-call.ts';

type Place = RefObject<HTMLDivElement | null>;

/**
 * Place of a part whose code may come after the page: what the server rendered stands until then,
 * and answers afterwards what was pressed in it. `onWanted` hears when the visitor comes near.
 * Props must stay the same while it waits.
 */
export function StandingPart(props: {
  onWanted?: () => void;
  fallback: ReactNode;
  children: ReactNode;
}) {
  const place: Place = useRef(null);
  const [isHydrating] = useState(useIsHydrating());
  useCall(place, isHydrating, props.onWanted);
  useEffect(() => settleAnswers, []);
  return (
    <div ref={place} className="contents" {...(isHydrating ? { [waitingMark]: '' } : {})}>
      <Suspense fallback={<StandingCopy place={place}>{props.fallback}</StandingCopy>}>
        {props.children}
        <Answer place={place} />
      </Suspense>
    </div>
  );
}

/** Says that the part answers, once its code is there. */
function Answer({ place }: { place: Place }) {
  useEffect(() => {
    const part = place.current;
    if (!part?.hasAttribute(waitingMark)) return undefined;
    // Within an effect React wakes nothing that still sleeps deeper in the part, and drops what is
    // pressed there.
    const timer = setTimeout(() => answer(part));
    return () => clearTimeout(timer);
  }, [place]);
  return null;
}

/**
 * Where React gives up the server-rendered part because something around it has changed, a copy of
 * it stands in for it.
 */
function StandingCopy({ place, children }: { place: Place; children: ReactNode }) {
  const [copies] = useState(() => copiesOf(place.current));
  const show = useCallback(
    (stand: HTMLDivElement | null) => stand?.replaceChildren(...copies),
    [copies],
  );
  return copies.length === 0 ? children : <div ref={show} className="contents" />;
}

const copiesOf = (place: HTMLDivElement | null): Node[] =>
  place?.hasAttribute(waitingMark) ? [...place.children].map((child) => child.cloneNode(true)) : [];
