import { colourTokens } from '@pavilion/ui/tokens';
import styles from './parts.module.css';
import { PartSection, Row, Specimen } from './specimen.tsx';

const sizes = ['text-3xl', 'text-2xl', 'text-xl', 'text-lg', 'text-base', 'text-sm', 'text-xs'];

/** What everything else is made of. */
export function TokenParts() {
  return (
    <PartSection
      id="tokens"
      title="Tokens"
      about="Every colour a palette gives, the scale of type, and the two elevations."
    >
      <Specimen name="Colours" isWide>
        <div className={styles.swatches}>
          {colourTokens.map((token) => (
            <div
              key={token}
              className={styles.swatch}
              style={{ '--shown': `var(--${token})` } as object}
            >
              <span>{token}</span>
            </div>
          ))}
        </div>
      </Specimen>
      <Specimen name="Type" isWide>
        {sizes.map((size) => (
          <p key={size} className={`${size} font-semibold`}>
            Friday night tournament · ₱1,204,000.00
          </p>
        ))}
      </Specimen>
      <Specimen name="Elevation" isWide>
        <Row>
          <div className="rounded-card bg-surface-2 p-6 shadow-card">Card</div>
          <div className="rounded-card border border-line bg-surface-1 p-6 shadow-float">Float</div>
        </Row>
      </Specimen>
    </PartSection>
  );
}
