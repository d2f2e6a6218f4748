export {announcements as default} from '../../facts/announcements';
