import type { LegalVersion } from './legal-in-force.ts';

/**
 * Why a new list of legal texts cannot stand in the place of the old one, for the operator; null
 * where it can. Versions are never removed, and one that came into force stays word for word.
 */
export function keptVersions(before: unknown, after: unknown, now: Date): string | null {
  // Both were read by the schema of legal texts.
  const old = (before ?? []) as readonly LegalVersion[];
  const next = after as readonly LegalVersion[];
  const faults = old.flatMap((version) => {
    const name = `${version.document} ${version.version}`;
    const same = next.find(
      (one) => one.document === version.document && one.version === version.version,
    );
    if (!same) return [`items: versionRemoved: ${name} cannot be taken away`];
    const isInForce = Date.parse(version.effective_at) <= now.getTime();
    return isInForce && !isSame(version, same)
      ? [`items: versionChanged: ${name} is in force; write a new version`]
      : [];
  });
  return faults.length === 0 ? null : faults.join('\n');
}

function isSame(one: LegalVersion, other: LegalVersion): boolean {
  const facts = ({ effective_at, must_accept, bodies }: LegalVersion): string =>
    JSON.stringify([
      Date.parse(effective_at),
      must_accept,
      Object.entries(bodies).toSorted(([a], [b]) => a.localeCompare(b)),
    ]);
  return facts(one) === facts(other);
}
