/** The developer section: profiles of any company, and the parameters by which the installation runs. */
import { useParams } from "react-router";
import { RecordFormPage } from "#record/record-form-page";
import { RecordListPage } from "#record/record-list-page";

export function ProfileListPage() {
  return <RecordListPage recordKey="profile" />;
}

export function ProfilePage() {
  const { id = "new" } = useParams();
  return <RecordFormPage key={id} recordKey="profile" id={id} />;
}

export function SettingListPage() {
  return <RecordListPage recordKey="setting" />;
}

export function SettingPage() {
  const { id = "new" } = useParams();
  return <RecordFormPage key={id} recordKey="setting" id={id} />;
}
