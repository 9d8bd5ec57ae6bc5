import type { ContentForm } from '@handbill/client/counting';
import { ChannelTile } from '../../components/channel-tile.tsx';
import { useMe } from '../../data/use-me.ts';

/** Who a post is from, as channels show it: nothing for texts that are documents. */
export function PostHead({ form }: { readonly form: ContentForm }) {
  const name = useMe()?.workspace.name ?? '';
  if (!form.isPlain) return null;
  return (
    <div className="row" style={{ marginBottom: '0.9rem' }}>
      <ChannelTile name={name} label={name} />
      <b>{name}</b>
    </div>
  );
}
