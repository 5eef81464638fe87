import type { HomeContent } from '../../content/home';
import { HeroCarousel } from '../home/hero-carousel';
import { Campaigns, MoreLinks, ServiceTiles, Ventures } from '../home/home-sections';
import { ActionLinks } from '../ui/links';
import { FactList } from '../ui/lists';
import { ReachUs } from '../ui/notices';
import { Awning, Section } from '../ui/section';
import './home-page.css';

export function Page({ content }: { content: HomeContent }) {
  const { services, ventures, facts, campaigns, moreLinks, call } = content;

  return (
    <div>
      <div className="home-page__welcome">
        <h1 className="home-page__tagline">{content.tagline}</h1>
        <p className="home-page__intro">{content.welcome}</p>
      </div>
      <div className="home-page__front">
        <Awning className="home-page__awning" />
        <HeroCarousel slides={content.slides} labels={content.carousel} />
      </div>
      <ServiceTiles title={services.title} />
      <Section kind="ventures" titleId="ventures-title" {...ventures}>
        <Ventures {...ventures} />
      </Section>
      <MoreLinks {...moreLinks} />
      <Section kind="campaigns" titleId="campaigns-title" {...campaigns}>
        <Campaigns {...campaigns} />
      </Section>
      <Section titleId="facts-title" {...facts}>
        <FactList {...facts} />
        <p className="section__note">{facts.note}</p>
      </Section>
      <Section kind="call" titleId="call-title" title={call.title} lead={call.text}>
        <ActionLinks actions={call.actions} />
        <ReachUs />
      </Section>
    </div>
  );
}
