import { Avatar } from '@pavilion/ui-desk/avatar';
import { Button, IconButton, type ButtonKind } from '@pavilion/ui/button';
import { FilterChip, RemovableChip } from '@pavilion/ui/chip';
import { Badge } from '@pavilion/ui/notice';
import { useState } from 'react';
import { PartSection, Row, Specimen } from './specimen.tsx';

const kinds: ButtonKind[] = ['primary', 'secondary', 'ghost', 'danger', 'positive'];

/** Buttons, chips, badges and avatars. */
export function ButtonParts() {
  return (
    <PartSection
      id="buttons"
      title="Buttons, chips, badges"
      about="One primary action per view. Busy buttons keep their width and take no second press."
    >
      <Specimen name="Kinds" isWide>
        <Row>
          {kinds.map((kind) => (
            <Button key={kind} kind={kind}>
              {kind === 'danger' ? 'Close account' : 'Place bet'}
            </Button>
          ))}
        </Row>
      </Specimen>
      <Specimen name="Sizes">
        <Row>
          <Button size="small">Small</Button>
          <Button>Medium</Button>
          <Button size="large">Large</Button>
        </Row>
      </Specimen>
      <Specimen name="With icon">
        <Row>
          <Button icon="deposit">Deposit</Button>
          <Button kind="secondary" icon="share">
            Share
          </Button>
        </Row>
      </Specimen>
      <Specimen name="Busy">
        <Row>
          <Button isBusy>Sending</Button>
          <Button isBusy kind="secondary">
            Loading
          </Button>
          <IconButton icon="refresh" label="Refresh balance" isBusy />
        </Row>
      </Specimen>
      <Specimen name="Disabled">
        <Row>
          <Button disabled>Deposit</Button>
          <Button disabled kind="secondary">
            Share
          </Button>
          <IconButton icon="trash" label="Remove bet" disabled />
        </Row>
      </Specimen>
      <Specimen name="Icon only">
        <Row>
          <IconButton icon="heart" label="Add to favourites" />
          <IconButton icon="settings" label="Settings" kind="secondary" />
          <IconButton icon="play" label="Play" kind="primary" />
        </Row>
      </Specimen>
      <Specimen name="Whole width">
        <Button isWide>Continue to payment</Button>
      </Specimen>
      <Chips />
      <Specimen name="Badges">
        <Row>
          <Badge>New</Badge>
          <Badge kind="accent">Hot</Badge>
          <Badge kind="positive">Won</Badge>
          <Badge kind="negative">Lost</Badge>
          <Badge kind="warning">Pending</Badge>
        </Row>
      </Specimen>
      <Specimen name="Avatars">
        <Row>
          <Avatar name="Maria Santos" size="small" />
          <Avatar name="Maria Santos" status="online" statusLabel="online" />
          <Avatar name="陈伟" status="away" statusLabel="away" />
          <Avatar name="" />
          <Avatar name="Juan dela Cruz" size="large" imageUrl="/art/logo/casino1/gold/J/mark" />
          <Avatar name="Broken Picture" imageUrl="/art/none" />
        </Row>
      </Specimen>
    </PartSection>
  );
}

function Chips() {
  const [on, setOn] = useState(new Set(['Megaways']));
  const [held, setHeld] = useState(['Lumina', 'Bonus buy', 'Northgate Studio of the Far North']);
  const toggle = (name: string) =>
    setOn(new Set(on.has(name) ? [...on].filter((other) => other !== name) : [...on, name]));
  return (
    <>
      <Specimen name="Filter chips">
        <Row>
          {['Megaways', 'Jackpot', 'Bonus buy'].map((name, index) => (
            <FilterChip
              key={name}
              isOn={on.has(name)}
              count={12 * (index + 1)}
              onToggle={() => toggle(name)}
            >
              {name}
            </FilterChip>
          ))}
          <FilterChip isOn={false} isDisabled icon="lock" onToggle={() => undefined}>
            VIP
          </FilterChip>
        </Row>
      </Specimen>
      <Specimen name="Removable chips">
        <Row>
          {held.map((name) => (
            <RemovableChip
              key={name}
              icon="tag"
              removeLabel={`Remove ${name}`}
              onRemove={() => setHeld(held.filter((other) => other !== name))}
            >
              {name}
            </RemovableChip>
          ))}
        </Row>
      </Specimen>
    </>
  );
}
