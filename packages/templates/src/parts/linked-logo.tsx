import { usePictureFailure } from '@pavilion/ui/use-picture-failure';

/** The logo on a link that names itself; its name in letters when the picture is missing. */
export function LinkedLogo(props: {
  name: string;
  imageUrl: string;
  size: number;
  isWide?: boolean;
}) {
  const { hasFailed, watch } = usePictureFailure(!props.imageUrl);
  if (hasFailed) return <span aria-hidden="true">{props.isWide ? props.name : props.name[0]}</span>;
  return (
    <img
      {...watch}
      src={props.imageUrl}
      alt=""
      width={props.isWide ? undefined : props.size}
      height={props.size}
      loading="lazy"
    />
  );
}
