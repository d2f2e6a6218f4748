import Link from '@docusaurus/Link';
import House from 'lucide-react/icons/house';
import type {ReactNode} from 'react';

export default function HomeBreadcrumbItem(): ReactNode {
  return (
    <li className="breadcrumbs__item">
      <Link aria-label="Home page" className="breadcrumbs__link" href="/">
        <House />
      </Link>
    </li>
  );
}
