import type { CorpusText } from '../corpus-text.ts';
import { blocks, line } from './fifth-other-prose.ts';

const camperVans: CorpusText = {
  id: 'w-es-page-camper',
  text: {
    type: 'landing_page',
    language: 'es',
    topic: 'Alquiler de furgonetas camper junto al aeropuerto de Bilbao',
    tone: 'desenfadado',
    formality: 'informal',
    keywords: ['furgoneta camper'],
    link: 'https://ruedas-norte.example.com/fechas',
    facts: [
      'Desde 85 € al día, 99 € en julio y agosto; kilometraje ilimitado; mínimo 2 noches',
      'Fianza de 600 €, devuelta en 3 días',
      '9 furgonetas con 4 plazas para viajar y 4 para dormir',
      'Cocina de 2 fuegos, nevera de 50 litros, ducha exterior',
      'A 700 m de la terminal; recogida de 10:00 a 13:00, devolución antes de las 19:00; esperamos a los vuelos con retraso',
      'Cancelación gratuita hasta 7 días antes',
      'Abrimos en 2016; nota media de 4,8 sobre 5 con 327 opiniones',
      'Perros: 30 € por viaje, manta incluida',
      'Edad mínima: 25 años, con 2 años de carné (lo exige el seguro)',
      'Antes de salir, una vuelta de prueba con alguien del equipo',
    ],
    output: {
      headline: 'Tu furgoneta camper, lista al bajar del avión',
      subheadline: 'Para quienes quieren dormir frente al mar sin planear cada parada ni contar kilómetros',
      sections: [
        {
          heading: 'Todo dentro, nada que cargar',
          body: line(
            'Cada furgoneta tiene cuatro plazas para viajar y otras tantas para dormir. La cocina lleva dos fuegos,',
            'en la nevera caben cincuenta litros y fuera hay una ducha para quitarse la arena.',
            'Solo tienes que traer la toalla y algo de música.',
          ),
        },
        {
          heading: 'Precios que caben en una línea',
          body: blocks(
            line(
              'Pagas desde 85 euros al día, o 99 si viajas en julio o agosto. El kilometraje es ilimitado:',
              'da igual que te quedes en Urdaibai o que llegues hasta Lisboa. El alquiler mínimo es de dos noches.',
            ),
            'La fianza es de 600 euros. Te la devolvemos en tres días.',
          ),
        },
        {
          heading: 'A un paso del aeropuerto',
          body: line(
            'Nos encontrarás a setecientos metros de la terminal. Recoges la camper entre las diez y la una,',
            'y la devuelves antes de las siete de la tarde. Si tu vuelo se retrasa, te esperamos.',
          ),
        },
        {
          heading: 'Pocas furgonetas y muchas historias',
          body: line(
            'Abrimos en 2016. Hoy tenemos nueve furgonetas y más de 300 opiniones, con una nota media de 4,8 sobre 5.',
            'Somos cuatro gatos, y eso se nota: quien te entrega las llaves es quien ha hecho las camas.',
          ),
        },
        {
          heading: 'Si cambian tus planes',
          body: line(
            'Puedes cancelar gratis hasta una semana antes de la salida. Después, llámanos:',
            'hablando se arregla casi todo, y en el norte el tiempo nos ha enseñado a improvisar.',
          ),
        },
      ],
      call_to_action: 'Ver fechas libres',
      faq: [
        {
          question: '¿Puedo llevar a mi perro?',
          answer: 'Claro. Pagas 30 euros por viaje, dure lo que dure, y te prestamos una manta para el asiento.',
        },
        {
          question: '¿Qué edad hay que tener?',
          answer: 'Veinticinco años como mínimo, y al menos dos de carné. Son las condiciones que nos pone el seguro.',
        },
        {
          question: '¿Y si nunca he conducido algo tan grande?',
          answer: 'Antes de salir, alguien del equipo da una vuelta contigo y te enseña a aparcar sin sudar.',
        },
      ],
      meta_title: 'Furgoneta camper en Bilbao: alquiler desde 85 €',
      meta_description: line(
        'Alquila una furgoneta camper junto al aeropuerto de Bilbao: cuatro plazas, kilómetros sin límite',
        'y cancelación gratuita hasta siete días antes.',
      ),
    },
  },
};

export const spanishPages: readonly CorpusText[] = [camperVans];
