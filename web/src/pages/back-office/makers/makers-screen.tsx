import { Makers } from "#features/makers/manage/makers.tsx";
import { InnerScreen } from "#ui/inner-screen.tsx";

export default function MakersScreen() {
  return (
    <InnerScreen
      title="Makers"
      lead="Who makes the parts of each brand. EU law wants it on the page of each part, with an address and an email."
    >
      <Makers />
    </InnerScreen>
  );
}
